import { type Change, groups, type Release } from '@easel/contract';
import type { Term } from '@easel/reference';
import { fill } from '../../islands/kit/view/fill.ts';
import { changesAnchor } from './list-changes.ts';
import { type ChangeMessages, namesOf } from './tell-change.ts';

/** Older ones are in the change log. */
const shown = 3;

/**
 * In which releases an operation has changed, in few words, with a link to the sentences. What has changed everywhere is
 * not named on every page.
 */
export function tellOperation(
  id: string,
  all: string[],
  releases: Release[],
  page: string,
  messages: ChangeMessages,
): Term[] {
  return releases
    .map(({ version, changes, notes }) => ({
      version,
      entries: [
        ...notes
          .filter(({ operations, explains }) => !explains && operations.includes(id))
          .map(({ group }) => ({ group, name: messages.itself })),
        ...changes
          .filter(({ operations }) => operations.includes(id))
          .flatMap(change => {
            const isEverywhere = all.every(other => change.operations.includes(other));
            const names = isEverywhere ? [messages.everywhere] : partsOf(change, messages);
            return names.map(name => ({ group: change.group, name }));
          }),
      ],
    }))
    .filter(({ entries }) => entries.length > 0)
    .slice(0, shown)
    .map(({ version, entries }) => {
      const parts = groups.flatMap(group => {
        const found = new Set(
          entries.filter(entry => entry.group === group).map(({ name }) => name),
        );
        const names = [...found].join(messages.separator);
        return found.size === 0
          ? []
          : [fill(messages.part, { group: messages.groups[group], names })];
      });
      const link = fill(messages.details, { link: `${page}#${changesAnchor(version)}` });
      return {
        term: fill(messages.changedIn, { version }),
        text: parts.join(messages.semicolon) + messages.stop + messages.gap + link,
      };
    });
}

function partsOf(change: Change, messages: ChangeMessages): string[] {
  if (change.side === 'status') return change.statuses;
  const names = namesOf(change).map(name => `\`${name}\``);
  if (names.length === 0) return [messages.itself];
  return change.kind.startsWith('value')
    ? names.map(name => fill(messages.valuesOf, { name }))
    : names;
}
