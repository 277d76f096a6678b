import type { ContractDocument } from '../contract-types.ts';
import { askOasdiff } from './ask-oasdiff.ts';
import { besideOasdiff } from './beside-oasdiff.ts';
import { type Change, groups, nameOf } from './change.ts';
import { readEntry } from './read-entry.ts';
import { withWebhooksAsResponses } from './sent-documents.ts';

/** What changed for callers, each change once, with all the operations that it reaches. */
export async function compareDocuments(
  base: ContractDocument,
  revision: ContractDocument,
): Promise<Change[]> {
  const [before, after] = [base, revision].map(withWebhooksAsResponses) as [
    ContractDocument,
    ContractDocument,
  ];
  const entries = await askOasdiff(before, after);
  const found = [
    ...entries.flatMap(entry => readEntry(entry) ?? []),
    ...besideOasdiff(before, after),
  ];
  const onePlace = join(found, ({ operations: _, statuses: _s, values: _v, ...same }) => same);
  const onePart = join(onePlace, ({ at, ...same }) => ({ ...same, part: at.map(lastName) }));
  return onePart.sort(
    (a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || (nameOf(a) < nameOf(b) ? -1 : 1),
  );
}

/** Changes that are the same but for their lists become one. */
function join(changes: Change[], sameness: (change: Change) => object): Change[] {
  const joined = new Map<string, Change>();
  for (const change of changes) {
    const key = JSON.stringify(sameness(change));
    const known = joined.get(key);
    joined.set(key, {
      ...change,
      at: union(known?.at, change.at),
      statuses: union(known?.statuses, change.statuses),
      values: union(known?.values, change.values),
      operations: union(known?.operations, change.operations),
    });
  }
  return [...joined.values()];
}

const union = (some: string[] = [], more: string[]): string[] =>
  [...new Set([...some, ...more])].sort();

const lastName = (pointer: string): string => pointer.split('/').at(-1) ?? pointer;
