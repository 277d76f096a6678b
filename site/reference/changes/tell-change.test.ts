import type { Change, Release } from '@easel/contract';
import { describe, expect, it } from 'vitest';
import { languages } from '../../i18n/languages.ts';
import { readMessages } from '../../i18n/translations.ts';
import { listChanges } from './list-changes.ts';
import { type ChangeMessages, type Names, tellChange } from './tell-change.ts';
import { tellOperation } from './tell-operation.ts';

const namesOf = (code: string): Names => ({
  messages: readMessages<ChangeMessages>(code, 'changes'),
  titles: new Map([
    ['get-job', 'Get a job'],
    ['cancel-job', 'Cancel a job'],
  ]),
  pathOf: id => `/docs/api/apis/${id}`,
});
const english = namesOf('en');

const change = (own: Partial<Change>): Change => ({
  kind: 'added',
  group: 'added',
  side: 'request',
  at: ['/size'],
  statuses: [],
  values: [],
  operations: ['get-job'],
  ...own,
});

const planted: Change[] = [
  change({ kind: 'removed', group: 'breaking', at: ['/stages/*/width', '/stages/*/height'] }),
  change({ kind: 'deprecated', group: 'deprecated', side: 'operation', at: [] }),
  change({ side: 'parameter', in: 'query', at: ['wait'] }),
  change({ kind: 'limitLowered', group: 'breaking', rule: 'maximum', from: '9', to: '5' }),
  change({ kind: 'valueAdded', side: 'response', at: ['/code'], statuses: ['400'], values: ['A'] }),
  change({ side: 'header', at: ['X-New'], statuses: ['200'], operations: ['job.failed'] }),
  change({ side: 'error', at: ['QUEUE_FULL'], operations: ['gone'] }),
  change({ side: 'status', at: [], statuses: ['418'] }),
  change({ kind: 'formatAdded', side: 'response', at: [], values: ['text/plain'] }),
];

const release = (changes: Change[]): Release => ({
  version: '2.0.0',
  date: '2030-01-01',
  notes: [{ id: 'a', group: 'breaking', operations: ['get-job'], text: 'Decode it.' }],
  changes,
});

it.each(languages)('in $code every change is a whole sentence', ({ code }) => {
  for (const one of planted) {
    const told = tellChange(one, namesOf(code));
    expect(told).not.toMatch(/[{}]|undefined|``|\s[，。；：（）、]|[，。；：（）、]\s/);
    for (const word of [...one.values, ...one.statuses, ...(one.rule ? [one.rule] : [])])
      expect(told).toContain(word);
  }
});

describe('a sentence', () => {
  it('links operations that there are, and names others', () => {
    expect(tellChange(change({ operations: ['get-job', 'gone'] }), english)).toContain(
      '[Get a job](/docs/api/apis/get-job), `gone`',
    );
  });

  it('does not list all operations', () => {
    const everywhere = change({ operations: ['cancel-job', 'get-job'] });
    expect(tellChange(everywhere, english)).not.toContain('/docs/api/apis');
  });

  it('is in Chinese where the page is', () => {
    expect(tellChange(planted[4]!, namesOf('zh'))).toMatch(
      /^响应里的 `code`（400）新增取值：`A`。/,
    );
  });
});

it('a release lists what breaks first, and notes before changes', () => {
  const { groups } = english.messages;
  const text = JSON.stringify(listChanges(release(planted), english));
  const places = [groups.breaking, 'Decode it.', 'width', groups.deprecated, groups.added, 'X-New'];
  const found = places.map(place => text.indexOf(place));
  expect(found).toEqual([...found].sort((a, b) => a - b));
  expect(Math.min(...found)).toBeGreaterThan(0);
});

it('an operation says in few words what changed in it', () => {
  const tell = (id: string, all: string[]) =>
    tellOperation(id, all, [release(planted)], '/docs/changelog', english.messages);
  const told = tell('get-job', ['get-job', 'cancel-job']);
  expect(told).toHaveLength(1);
  expect(told[0]?.term).toContain('2.0.0');
  for (const part of ['Breaking: ', 'Deprecated: ', 'Added: ', '`wait`', '#v2-0-0-contract'])
    expect(told[0]?.text).toContain(part);
  expect(tell('cancel-job', ['get-job', 'cancel-job'])).toEqual([]);
  // What has changed everywhere is not listed.
  expect(tell('get-job', ['get-job'])[0]?.text).not.toContain('`wait`');
  expect(tell('get-job', ['get-job'])[0]?.text).toContain(english.messages.everywhere);
});
