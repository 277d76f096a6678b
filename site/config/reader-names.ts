import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ReaderNames } from '@easel/search/docusaurus';
import { parse } from 'yaml';

interface GlossaryEntry {
  word?: string;
  avoid?: string[];
}

/**
 * What readers call things, from `site/i18n/<language>/reader-names.yaml`, and the words that our glossary avoids in that
 * language: these are the ones that readers say.
 */
export async function readerNames(locale: string): Promise<ReaderNames> {
  const given: ReaderNames = (await readYaml(locale, 'reader-names.yaml')) ?? {};
  const words: Record<string, string[]> = { ...given.words };
  const glossary = (await readYaml(locale, 'glossary.yaml')) as
    | Record<string, GlossaryEntry>
    | undefined;
  for (const { word, avoid = [] } of Object.values(glossary ?? {})) {
    // A bracket names what is avoided in a certain sense; of several forms the first is in titles.
    const ours = word?.split(' / ')[0];
    const others = avoid.map(other => other.replace(/[（(].*$/, '').trim()).filter(Boolean);
    if (ours) words[ours] = [...(words[ours] ?? []), ...others];
  }
  return { ...given, words };
}

async function readYaml(locale: string, name: string): Promise<unknown> {
  const file = fileURLToPath(new URL(`../i18n/${locale}/${name}`, import.meta.url));
  return existsSync(file) ? parse(await readFile(file, 'utf8')) : undefined;
}
