import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locale } from './site-test.ts';

const build = fileURLToPath(new URL('../build', import.meta.url));

/** The path of the script that contains a given text: chunk names are hashes, their content is ours. */
export function chunkWith(text: string, locale: Locale): string {
  const prefix = locale === 'zh' ? 'zh/' : '';
  const folder = path.join(build, prefix, 'assets/js');
  const files = readdirSync(folder).filter(
    file =>
      file.endsWith('.js') &&
      !file.startsWith('main.') &&
      readFileSync(path.join(folder, file), 'utf8').includes(text),
  );
  const [file] = files;
  if (files.length !== 1 || !file) {
    throw new Error(
      `Expected one script with “${text}”, found ${files.length}: ${files.join(', ')}`,
    );
  }
  return `/${prefix}assets/js/${file}`;
}
