import type { Change, Note } from '@easel/contract';
import type english from '@messages/changes.json';
import { fill } from '../../islands/kit/view/fill.ts';

export type ChangeMessages = typeof english;

/** How the operations of the reader's version are called and linked. */
export interface Names {
  messages: ChangeMessages;
  /** Titles of all operations there are, by their ids. */
  titles: ReadonlyMap<string, string>;
  /** Where the reference page of an operation is. */
  pathOf: (id: string) => string;
}

/** A change as a sentence of Markdown, and where it applies. */
export function tellChange(change: Change, names: Names): string {
  const { messages } = names;
  const { kind, side, from, to, rule, values, operations } = change;
  const step = fill(from === undefined ? messages.to : messages.fromTo, {
    from: code(from),
    to: code(to),
  });
  const sentence = fill(messages.kinds[kind], {
    what: whatOf(change, names),
    values: list(values, messages),
    rule: code(rule),
    from: code(from),
    to: code(to),
    step,
  });
  const told = tidy(sentence);
  return side === 'operation' ? told : told + messages.gap + tellPlaces(operations, names);
}

/** What is said beside the documents, and where it applies. */
export const tellNote = ({ text, operations }: Note, names: Names): string =>
  text + names.messages.gap + tellPlaces(operations, names);

function tellPlaces(operations: string[], names: Names): string {
  const { messages, titles } = names;
  if ([...titles.keys()].every(id => operations.includes(id))) return messages.inAll;
  return tidy(fill(messages.in, { operations: link(operations, names) }));
}

/** An operation that is gone, and a webhook, go by their names. */
const link = (operations: string[], { titles, pathOf, messages }: Names): string =>
  operations
    .map(id => (titles.has(id) ? `[${titles.get(id)}](${pathOf(id)})` : code(id)))
    .join(messages.separator);

function whatOf(change: Change, names: Names): string {
  const { messages } = names;
  const { side, statuses, operations } = change;
  const what = fill(messages.what[placeOf(change)], {
    names: list(namesOf(change), messages),
    operations: link(operations, names),
  });
  if (statuses.length === 0 || side === 'operation') return what;
  return fill(messages.withStatuses, { what, statuses: statuses.join(messages.separator) });
}

function placeOf({ side, in: where, at }: Change): keyof ChangeMessages['what'] {
  if (side === 'parameter') return (where ?? 'query') as 'path' | 'query' | 'header' | 'cookie';
  if (side === 'header') return 'responseHeader';
  return side === 'response' && at.length === 0 ? 'responseBody' : side;
}

/** A field of the first level goes by its name, a deeper one by its JSON Pointer. */
export const namesOf = ({ at }: Change): string[] =>
  at.map(place => (place.lastIndexOf('/') === 0 ? place.slice(1) : place));

const list = (values: string[], { separator }: ChangeMessages): string =>
  values.map(code).join(separator);

function code(value = ''): string {
  const fence = value.includes('`') ? '``' : '`';
  return value === '' ? '' : `${fence}${value}${fence}`;
}

/** Room between Han characters and code, and none beside full-width marks. */
function tidy(text: string): string {
  return text
    .replace(/(\p{Script=Han})(`[^`]*`)/gu, '$1 $2')
    .replace(/(`[^`]*`)(?=\p{Script=Han})/gu, '$1 ');
}
