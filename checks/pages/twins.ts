/** Where the two languages of each kind of content live. */
export const folders = [
  { english: 'site/docs', chinese: 'site/i18n/zh/docusaurus-plugin-content-docs/current' },
  { english: 'site/blog', chinese: 'site/i18n/zh/docusaurus-plugin-content-blog' },
  { english: 'site/src/pages', chinese: 'site/i18n/zh/docusaurus-plugin-content-pages' },
] as const;

export interface Twins {
  english: string;
  chinese: string;
}

export function isPage(path: string): boolean {
  return /\.mdx?$/.test(path);
}

/** The pair a content file belongs to, whichever of the two it is. */
export function twinsOf(path: string): Twins | undefined {
  for (const { english, chinese } of folders) {
    for (const folder of [english, chinese]) {
      if (!path.startsWith(`${folder}/`)) continue;
      const rest = path.slice(folder.length);
      return { english: english + rest, chinese: chinese + rest };
    }
  }
  return undefined;
}

/** Pages that exist in both languages; the others are the business of one rule only. */
export function completeTwins(files: readonly string[]): Twins[] {
  const present = new Set(files);
  return files
    .filter(isPage)
    .map(twinsOf)
    .filter(twins => twins !== undefined)
    .filter(twins => present.has(twins.english) && present.has(twins.chinese))
    .filter((twins, index, all) => all.findIndex(t => t.english === twins.english) === index);
}
