import { readFileSync } from 'node:fs';
import type tableWords from '@messages/contract-tables.json';
import { fill } from '../islands/kit/view/fill.ts';
import { code, findElements, prose, type Root, type RootContent, table } from './page-tree.ts';

type Refusals = Record<string, { code: string; isToken?: boolean }>;

/** Given as they are, so that Docusaurus does not serve a page from its cache when one changes. */
export interface SigningRefusalsOptions {
  words: Pick<typeof tableWords, 'code' | 'meaning' | 'remedy'>;
  messages: Record<string, { title: string; remedy: string }>;
  refusals: Refusals;
}

export function readRefusals(): Refusals {
  const file = new URL('../../signing/refusals.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** A remark step: `<SigningRefusals/>` becomes the table of every reason that the server can give to a signature. */
export function signingRefusals({ words, messages, refusals }: SigningRefusalsOptions) {
  return (root: Root): void => {
    for (const { parent, node } of findElements(root, ['SigningRefusals'])) {
      const rows = Object.entries(refusals)
        .filter(([, { isToken }]) => !isToken)
        .map(([reason, refusal]) => {
          const { title = '', remedy = '' } = messages[reason] ?? {};
          const advice = prose(fill(remedy, { name: 'name' }));
          return [code(reason), code(refusal.code), prose(title), advice];
        });
      const siblings = parent.children as RootContent[];
      siblings.splice(
        siblings.indexOf(node),
        1,
        ...table(['reason', words.code, words.meaning, words.remedy], rows),
      );
    }
  };
}
