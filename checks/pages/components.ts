import { withoutCodeSpans } from './links.ts';
import type { Line } from './read-page.ts';

export interface Component {
  line: number;
  name: string;
  /** An attribute without a value is true, and its text here is empty. */
  attributes: Map<string, string>;
}

const tag = /<([A-Z][\w.]*)((?:\s+[\w-]+(?:=(?:"[^"]*"|\{[^}]*\}))?)*)\s*\/?>/g;
const attribute = /([\w-]+)(?:=(?:"([^"]*)"|\{([^}]*)\}))?/g;

/** The components that a page uses, in order. A tag may be broken into lines. */
export function components(prose: Line[]): Component[] {
  const lines = prose.map(({ text }) => withoutCodeSpans(text));
  const text = lines.join('\n');
  return [...text.matchAll(tag)].map(match => {
    const index = text.slice(0, match.index).split('\n').length - 1;
    return {
      line: prose[index]?.number ?? 0,
      name: match[1] ?? '',
      attributes: new Map(
        [...(match[2] ?? '').matchAll(attribute)].map(([, name = '', text, expression]) => [
          name,
          text ?? expression ?? '',
        ]),
      ),
    };
  });
}
