import type { Line } from './read-page.ts';

const forms = [
  // [text](target "title"), and the same for images
  /\]\(\s*<?([^\s)>]+)>?[^)]*\)/g,
  // [label]: target
  /^\s*\[[^\]]+\]:\s+<?([^\s>]+)/g,
  // <Link to="target">, <a href="target">, <img src="target">
  /\s(?:to|href|src)="([^"]+)"/g,
];

export function links(prose: Line[]): Set<string> {
  return new Set(
    prose
      .map(line => withoutCodeSpans(line.text))
      .flatMap(text => forms.flatMap(form => [...text.matchAll(form)]))
      .map(([, target]) => target ?? ''),
  );
}

export function withoutCodeSpans(text: string, replacement = ''): string {
  return text.replace(/(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, replacement);
}
