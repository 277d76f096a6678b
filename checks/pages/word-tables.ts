export interface WordTables {
  english: Map<string, string>;
  chinese: Map<string, string>;
}

/** `const english = { … }` and `const chinese = { … }` in the code of the site, in one file or in two beside each other. */
export const isWordTable = (path: string) =>
  /^site\/(?:src|plugins)\/.*(?:words?|wording|words\/(?:en|zh))\.ts$/.test(path);

const start = /^(?:export )?const (english|chinese)\b.*= \{$/gm;
const entry =
  /(?<=[{,]\s*|^\s*)'?([\w-]+)'?:\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|(?:\([^)]*\)|\w+) =>\s*`([^`]*)`)/gm;

/** A place that is filled later is written as in messages: `{name}`. */
export function wordTables(source: string): WordTables {
  const tables: WordTables = { english: new Map(), chinese: new Map() };
  for (const { 0: opening, 1: language, index } of source.matchAll(start)) {
    const body = source.slice(index + opening.length - 1).split('\n};')[0] ?? '';
    for (const [, key = '', single, double, template] of body.matchAll(entry)) {
      const text = single ?? double ?? template?.replace(/\$\{(\w+)\}/g, '{$1}') ?? '';
      tables[language as keyof WordTables].set(key, text.replace(/\\(['"\\])/g, '$1'));
    }
  }
  return tables;
}
