import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  generatedFolder,
  readSidebar,
  type SidebarCategory,
  type SidebarDoc,
} from '@easel/reference';
import { languages, sourceLanguage } from '../i18n/languages.ts';
import { contentFolder, sourceOf, translationsOf, versionFolder } from './sources.ts';

/**
 * Keeps the docs as they are under the name of a version: pages and sidebar, as Docusaurus does it, and what pages are
 * made from, in all languages. `npx tsx site/versioning/cut-version.ts 1.0`, at the root of the repository.
 */
const [version] = process.argv.slice(2);
if (!version) throw new Error('Which version? npx tsx site/versioning/cut-version.ts 1.0');

const site = fileURLToPath(new URL('..', import.meta.url));
const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
const { status } = spawnSync(process.execPath, [docusaurus, 'docs:version', version], {
  cwd: site,
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

/** What is made again, and what works on the sources: a version is data, and nobody compiles or tests it. */
const left = new Set([
  'generated',
  'node_modules',
  'runner',
  'src',
  'package.json',
  'tsconfig.json',
]);
const isData = (folder: string) => (source: string) =>
  !source.endsWith('.ts') &&
  // What changed is a file beside them; the documents of all releases stay in one place.
  !/[\\/]releases[\\/][^\\/]+\.json$/.test(source) &&
  !source
    .slice(folder.length)
    .split(/[\\/]/)
    .some(step => left.has(step));

for (const part of ['contract', 'samples', 'journeys', 'gallery', 'glossary.yaml'] as const) {
  const folder = sourceOf(part, undefined);
  cpSync(folder, join(versionFolder(version), part), {
    recursive: true,
    filter: isData(folder),
  });
}

for (const { code } of languages) {
  // Made again from the sources whenever the site is built.
  rmSync(join(contentFolder(code, version), generatedFolder), { recursive: true, force: true });
  if (code === sourceLanguage.code) continue;
  for (const file of [
    'contract',
    'samples.yaml',
    'journeys.yaml',
    'gallery.yaml',
    'glossary.yaml',
  ]) {
    const from = join(translationsOf(code, undefined), file);
    cpSync(from, join(translationsOf(code, version), file), { recursive: true });
  }
  translateSidebar(code, version);
}
console.log(`Version ${version} is cut. Commit versions.json and what is new under site/.`);

/** The labels of the reference come from the contract; in a sidebar that was cut they are texts like others. */
function translateSidebar(code: string, version: string): void {
  const file = join(
    site,
    'i18n',
    code,
    'docusaurus-plugin-content-docs',
    `version-${version}.json`,
  );
  const messages = JSON.parse(readFileSync(file, 'utf8'));
  for (const item of readSidebar(contentFolder(code, undefined)).flatMap(flatten)) {
    messages[`sidebar.api.${item.type}.${item.key}`] = { message: item.label };
  }
  messages['version.label'] = { message: version };
  writeFileSync(file, `${JSON.stringify(messages, null, 2)}\n`);
}

function flatten(item: SidebarCategory | SidebarDoc): (SidebarCategory | SidebarDoc)[] {
  return item.type === 'category' ? [item, ...item.items.flatMap(flatten)] : [item];
}
