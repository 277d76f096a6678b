import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, sourceLanguage } from './languages.ts';
import { findMessageFaults } from './translations.ts';

/** Where pages are written, and where Docusaurus looks for their translations. */
const content = [
  ['docs', 'docusaurus-plugin-content-docs/current'],
  ['blog', 'docusaurus-plugin-content-blog'],
  ['src/pages', 'docusaurus-plugin-content-pages'],
] as const;

/** What a language lacks: messages, pages, and texts that Docusaurus keeps by id. Empty when it is complete. */
export function findGaps(siteDir: string, code: string): string[] {
  if (code === sourceLanguage.code) return [];
  const i18nDir = join(siteDir, 'i18n');
  return [
    ...findMessageFaults(code, i18nDir).map(fault => `messages: ${fault}`),
    ...content.flatMap(([source, target]) => {
      const present = new Set(listPages(join(i18nDir, code, target)));
      return listPages(join(siteDir, source))
        .filter(page => !present.has(page))
        .map(page => `${target}/${page} is missing`);
    }),
    ...findIdGaps(i18nDir, code),
  ];
}

function listPages(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.mdx?$/.test(name))
    .filter(name => !name.startsWith('generated') && !/(^|[\\/])_/.test(name));
}

/** Docusaurus has no list of its ids, so what another translation has is wanted. */
function findIdGaps(i18nDir: string, code: string): string[] {
  return ['code.json', 'docusaurus-plugin-content-docs/current.json'].flatMap(file => {
    const idsIn = (other: string) => {
      const path = join(i18nDir, other, file);
      return existsSync(path) ? Object.keys(JSON.parse(readFileSync(path, 'utf8'))) : [];
    };
    const own = new Set(idsIn(code));
    return [...new Set(languages.flatMap(other => idsIn(other.code)))]
      .filter(id => !own.has(id))
      .map(id => `${file}: ${id} is missing`);
  });
}
