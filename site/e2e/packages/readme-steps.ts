import { readFileSync } from 'node:fs';
import { fromMarkdown } from 'mdast-util-from-markdown';

export interface Step {
  language: string;
  /** As the first line of the block says, in a comment. */
  file: string | undefined;
  text: string;
}

/** The blocks of code under a heading of a README, up to the next heading of its kind. */
export function readSteps(readme: string, title: string): Step[] {
  const { children } = fromMarkdown(readFileSync(readme, 'utf8'));
  const titles = children.map(node =>
    node.type === 'heading' && node.depth === 2 && node.children[0]?.type === 'text'
      ? node.children[0].value
      : undefined,
  );
  const start = titles.indexOf(title);
  if (start < 0) throw new Error(`${readme} has no heading ${title}.`);
  const next = titles.findIndex((found, index) => index > start && found !== undefined);
  return children.slice(start, next < 0 ? undefined : next).flatMap(node => {
    if (node.type !== 'code') return [];
    const [first = ''] = node.value.split('\n');
    const file = /^(?:#|\/\/) ([\w./-]+)$/.exec(first)?.[1];
    return [{ language: node.lang ?? '', file, text: node.value }];
  });
}
