import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const file = new URL('../../samples/languages.yaml', import.meta.url);

/** The languages in which a reader can ask for a program, in the order of the tabs. */
export const sampleLanguages = (parse(readFileSync(file, 'utf8')) as { id: string }[]).map(
  ({ id }) => id,
);
