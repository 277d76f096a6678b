import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '@easel/deploy/list-files';
import { inlineScriptHashes } from '@easel/deploy/policy';
import { languageFolder, site } from './config/site.ts';

/** What must hold of every build, whatever is in it. Ends with 1 and says where if it does not. */
const build = join(import.meta.dirname, 'build');
const files = listFiles(build).map(file => file.replaceAll('\\', '/'));
const pages = files.filter(file => /(^|\/)(index|404)\.html$/.test(file));
const [first = '', ...others] = site.languages.map(languageFolder);
const own = pages.filter(file => !others.some(folder => file.startsWith(folder)));
const faults: string[] = [];

for (const folder of others)
  for (const file of own)
    if (!existsSync(join(build, folder, file))) faults.push(`${folder}${file} is missing.`);

// One hash in the policy serves all pages.
const hashes = new Set(
  pages.flatMap(file => inlineScriptHashes(readFileSync(join(build, file), 'utf8'))),
);
if (hashes.size !== 1)
  faults.push(`The pages have ${hashes.size} different inline scripts, not one.`);

for (const folder of [first, ...others])
  if (!files.some(file => file.startsWith(`${folder}search-index-`)))
    faults.push(`There is no search index in /${folder}.`);

console.log(faults.length > 0 ? faults.join('\n') : `${pages.length} pages are in order.`);
process.exitCode = faults.length > 0 ? 1 : 0;
