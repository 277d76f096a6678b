/** Pages once more as Markdown, for programs that ask for it. */
export interface Twins {
  /** What the address of a page has at its end to be that of its twin; a root is called `index`. */
  extension: string;
  /** The media type to ask for. */
  type: string;
  /** The list of all pages, in the folder of each language. */
  index: string;
  /** Pages that have none, below the base. */
  missing: string[];
}

/** What has to be known of a site. */
interface Site {
  base: string;
  languages: string[];
  twins: Twins;
}

interface AcceptRule {
  /** A regular expression without look-around, for any case: RE2 has none. */
  pattern: string;
  /** Whether the Markdown is sent where it fits. */
  twin: boolean;
}

/**
 * How `Accept` decides, said as patterns of which the first that fits counts, because that is what every server can do.
 * The Markdown is sent to whoever names it and does not prefer HTML. Of a quality the first digit is read; a type that is
 * meant by a star is not named. Browsers do not name it.
 */
export function acceptRules({ type }: Twins): AcceptRule[] {
  const wanted = (quality: string) => named(type, quality);
  const html = (quality: string) => named('text/html', quality);
  const digits = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0];
  return [
    { pattern: wanted('0(?:[.]0*)?'), twin: false },
    { pattern: wanted('1(?:[.]0*)?'), twin: true },
    { pattern: unweighted(type), twin: true },
    { pattern: html('1(?:[.]0*)?'), twin: false },
    { pattern: unweighted('text/html'), twin: false },
    ...digits.flatMap(digit => [
      { pattern: wanted(`0?[.]${digit}[0-9]*`), twin: true },
      { pattern: html(`0?[.]${digit}[0-9]*`), twin: false },
    ]),
  ];
}

const start = (type: string) => `(?:^|,)[ \\t]*${type}[ \\t]*`;
const end = '[ \\t]*(?:,|$)';

/** With a quality, after any other parameters. */
const named = (type: string, quality: string) =>
  `${start(type)}(?:;[^,;]*)*;[ \\t]*q=${quality}${end}`;

/** Parameters that say nothing of quality. */
const unweighted = (type: string) => `${start(type)}(?:;[ \\t]*[a-pr-z][^,;]*)*${end}`;

export function asksForTwin(twins: Twins, accept = ''): boolean {
  const rule = acceptRules(twins).find(({ pattern }) => new RegExp(pattern, 'i').test(accept));
  return rule?.twin ?? false;
}

/** The path of the twin of a page, by the path of the page with base and without a slash at its end. */
export function twinPath({ base, languages, twins }: Site, page: string): string {
  const isRoot = languages.some(prefix => `${page}/` === base + prefix);
  return `${page}${isRoot ? '/index' : ''}${twins.extension}`;
}

/** Where a page, or without one its twin, says that the twin and the list of all pages are. */
export function linkHeader({ base, twins }: Site, language: string, twin?: string): string {
  const index = `<${base}${language}${twins.index}>; rel="describedby"; type="text/plain"`;
  return twin ? `<${twin}>; rel="alternate"; type="${twins.type}", ${index}` : index;
}

/** Longest first, so that the first that a path starts with is its own. */
export const byLength = (languages: string[]): string[] =>
  [...languages].sort((a, b) => b.length - a.length);
