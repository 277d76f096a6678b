import { existsSync, readdirSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';

export interface Options {
  document: string;
  folder: string;
  /** That of the API, which its document has, too. */
  name?: string;
  url: string;
  languages: string[];
}

/** The languages that the kept packages have words for. */
const known = ['en', 'zh'];

export const usage =
  'npm run own -- <openapi file> <new folder> [--name "Acme"] [--url https://docs.acme.example] [--languages en,zh]';

/** A mistake is told in one sentence, before anything is written. */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      url: { type: 'string', default: 'https://docs.example.com' },
      languages: { type: 'string', default: known.join(',') },
    },
  });
  const [document, folder, ...rest] = positionals;
  if (!document || !folder || rest.length > 0) throw new Error(`Usage: ${usage}`);
  if (!existsSync(document) || !statSync(document).isFile())
    throw new Error(`There is no file ${document}.`);
  if (existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0))
    throw new Error(`${folder} is there already and is not empty.`);
  if (!URL.canParse(values.url) || !/^https?:$/.test(new URL(values.url).protocol))
    throw new Error(
      `--url is ${values.url}, which is no address such as https://docs.acme.example.`,
    );
  const languages = [...new Set(values.languages.split(',').map(code => code.trim()))];
  const unknown = languages.filter(code => !known.includes(code));
  if (unknown.length > 0)
    throw new Error(
      `--languages has ${unknown.join(', ')}; there are words for ${known.join(', ')}.`,
    );
  return { document, folder, name: values.name, url: values.url, languages };
}
