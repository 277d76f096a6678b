export interface ReadablePage {
  ids: Set<string>;
  /** Names of parameters, headers and properties, each with its own link. */
  names: Set<string>;
  codes: Set<string>;
  text: string;
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
};

/** What a reader without JavaScript finds in a file. The minifier drops quotes around attributes. */
export function readablePage(html: string): ReadablePage {
  const texts = (pattern: RegExp) =>
    new Set(
      [...html.matchAll(pattern)].map(([, text]) => decode((text ?? '').replace(/<[^>]*>/g, ''))),
    );
  return {
    ids: texts(/\sid="?([^"\s>]+)/g),
    names: texts(/class="?ref-name"?[^>]*>([^<]+)</g),
    codes: texts(/<code>([\s\S]*?)<\/code>/g),
    text: decode(html.replace(/<[^>]*>/g, '')).replace(/\s+/g, ' '),
  };
}

/** Markdown of the contract as the page shows it. */
export function plain(markdown: string): string {
  return markdown.replace(/[`*]/g, '').replace(/\s+/g, ' ').trim();
}

function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (all, name: string) => entities[name] ?? all);
}
