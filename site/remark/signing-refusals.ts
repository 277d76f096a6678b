import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type tableWords from '@messages/contract-tables.json';
import { fill } from '../islands/kit/view/fill.ts';
import { code, findElements, prose, type Root, type RootContent, table } from './page-tree.ts';

type Refusals = Record<string, { code: string; isToken?: boolean }>;

interface Texts {
  words: Pick<typeof tableWords, 'reason' | 'code' | 'meaning' | 'remedy'>;
  messages: Record<string, { title: string; remedy: string }>;
}

export interface SigningRefusalsOptions {
  /** A function, since Docusaurus hands every reader the options of a page as they are, without functions. */
  read(): Texts;
  /** Of all that the table is made from: when it changes, Docusaurus does not serve the page from its cache. */
  digest: string;
}

const file = new URL('../../signing/refusals.json', import.meta.url);

export function signingRefusalsOptions(read: () => Texts): SigningRefusalsOptions {
  const sources = JSON.stringify(read()) + readFileSync(file, 'utf8');
  return { read, digest: createHash('sha256').update(sources).digest('hex') };
}

/** A remark step: `<SigningRefusals/>` becomes the table of every reason that the server can give to a signature. */
export function signingRefusals({ read }: SigningRefusalsOptions) {
  const { words, messages } = read();
  const refusals: Refusals = JSON.parse(readFileSync(file, 'utf8'));
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
        ...table([words.reason, words.code, words.meaning, words.remedy], rows),
      );
    }
  };
}
