import { createHash } from 'node:crypto';
import { parseMarkdown } from './markdown.ts';

/** Where the two languages of each kind of content are. */
const folders = [
  { english: 'site/docs', chinese: 'site/i18n/zh/docusaurus-plugin-content-docs/current' },
  { english: 'site/blog', chinese: 'site/i18n/zh/docusaurus-plugin-content-blog' },
  { english: 'site/src/pages', chinese: 'site/i18n/zh/docusaurus-plugin-content-pages' },
] as const;

export interface Translations {
  english: string;
  chinese: string;
}

export function isPage(path: string): boolean {
  return /\.mdx?$/.test(path);
}

export function isChinesePage(path: string): boolean {
  return path.startsWith('site/i18n/zh/') && isPage(path);
}

/** The pair a content file belongs to, whichever of the two it is. */
export function translationsOf(path: string): Translations | undefined {
  for (const { english, chinese } of folders) {
    for (const folder of [english, chinese]) {
      if (!path.startsWith(`${folder}/`)) continue;
      const rest = path.slice(folder.length);
      return { english: english + rest, chinese: chinese + rest };
    }
  }
  return undefined;
}

/** Pages that exist in both languages; one rule is about the others. */
export function translatedPages(files: readonly string[]): Translations[] {
  const present = new Set(files);
  return files
    .filter(isPage)
    .map(translationsOf)
    .filter(page => page !== undefined)
    .filter(({ english, chinese }) => present.has(english) && present.has(chinese))
    .filter(({ english }, index, all) => all.findIndex(page => page.english === english) === index);
}

/** Twelve digits of the text's SHA-256; line ends of the checkout do not count. */
export function textHash(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, 12);
}

/** The Chinese text, with the hash of the English text it translates. */
export function markTranslated(chinese: string, english: string): string {
  // Quoted, because YAML would read some hashes as numbers.
  const mark = `translated_from: '${textHash(english)}'`;
  const [first] = parseMarkdown(chinese, 'markdown').children;
  if (first?.type !== 'yaml') return `---\n${mark}\n---\n\n${chinese}`;
  const fields = first.value === '' ? [] : first.value.split('\n');
  const others = fields.filter(line => !line.startsWith('translated_from:'));
  const rest = chinese.slice(first.position?.end.offset);
  return ['---', ...others, mark, `---${rest}`].join('\n');
}
