import type { Change, Release } from '@easel/contract';
import { describe, expect, it } from 'vitest';
import { type Element, type ElementCompact, xml2js } from 'xml-js';
import { languages, languageTag } from '../../i18n/languages.ts';
import { readMessages } from '../../i18n/translations.ts';
import type { ChangeMessages } from '../../reference/changes/tell-change.ts';
import { writeFeeds } from './write-feed.ts';

const same: Pick<Change, 'side' | 'statuses' | 'values' | 'operations'> = {
  side: 'request',
  statuses: [],
  values: [],
  operations: ['get-job'],
};
const releases: Release[] = [
  { version: '3.0.0', notes: [], changes: [] },
  {
    version: '2.0.0',
    date: '2030-01-02',
    notes: [
      {
        id: 'a',
        group: 'breaking',
        operations: ['get-job'],
        text: 'Decode & [verify](/docs/guides/webhooks).',
      },
    ],
    changes: [
      { ...same, kind: 'removed', group: 'breaking', at: ['/a'] },
      { ...same, kind: 'deprecated', group: 'deprecated', at: ['/b'] },
      { ...same, kind: 'added', group: 'added', at: ['/c<d>'] },
    ],
  },
  { version: '1.0.0', date: '2030-01-01', notes: [], changes: [] },
];

const root = 'https://docs.example/site';
const address = `${root}/docs/changelog`;

describe.each(languages)('in $code', ({ code }) => {
  const messages = readMessages<ChangeMessages>(code, 'changes');
  const titles = new Map([
    ['get-job', 'Get a job'],
    ['other', 'Other'],
  ]);
  const names = { messages, titles, pathOf: (id: string) => `/docs/api/apis/${id}` };
  const place = { root, page: '/docs/changelog', language: languageTag(code) };
  const files = writeFeeds(releases, names, place);

  it('RSS has what RSS 2.0 requires, and one item per release', () => {
    const { rss } = parse(files['rss.xml']);
    const { channel } = rss;
    expect(rss._attributes.version).toBe('2.0');
    expect([channel.title._text, channel.link._text]).toEqual([messages.feed.title, address]);
    expect(channel.description._text).toBe(messages.feed.description);
    expect(channel.language._text).toBe(languageTag(code));
    expect(channel.item.map(({ guid }: ElementCompact) => guid._text ?? guid._cdata)).toEqual([
      `${address}#v2-0-0`,
      `${address}#v1-0-0`,
    ]);
    const [item] = channel.item;
    expect(new Date(item.pubDate._text).toISOString()).toBe('2030-01-02T00:00:00.000Z');
    expectChanges(item['content:encoded']._cdata);
  });

  it('Atom has what RFC 4287 requires', () => {
    const { feed } = parse(files['atom.xml']);
    expect(feed._attributes.xmlns).toBe('http://www.w3.org/2005/Atom');
    expect(feed.id._text).toBe(address);
    expect(feed.title._text).toBe(messages.feed.title);
    expect(feed.author.name._text).toBe('Easel');
    expect(new Date(feed.updated._text).toISOString()).toBe('2030-01-02T00:00:00.000Z');
    const self = feed.link.find((link: ElementCompact) => link._attributes?.rel === 'self');
    expect(self._attributes.href).toBe(`${address}/atom.xml`);
    for (const entry of feed.entry) {
      expect(entry.id._text).toContain(`${address}#v`);
      expect(entry.title._cdata ?? entry.title._text).toBeTruthy();
      expect(Date.parse(entry.updated._text)).toBeGreaterThan(0);
      expect(entry.link._attributes.href).toBe(entry.id._text);
    }
    expectChanges(feed.entry[0].content._cdata);
  });

  it('JSON Feed has what its version requires', () => {
    const feed = JSON.parse(files['feed.json']);
    expect(feed.version).toBe('https://jsonfeed.org/version/1');
    expect(feed).toMatchObject({
      title: messages.feed.title,
      home_page_url: address,
      feed_url: `${address}/feed.json`,
    });
    expect(feed.items.map(({ id }: { id: string }) => id)).toEqual([
      `${address}#v2-0-0`,
      `${address}#v1-0-0`,
    ]);
    expectChanges(feed.items[0].content_html);
  });

  it('the same releases make the same files', () => {
    expect(writeFeeds(releases, names, place)).toEqual(files);
  });

  /** Each planted change below what it means, and addresses that hold outside the site. */
  function expectChanges(html: string): void {
    const { breaking, deprecated, added } = messages.groups;
    const places = [breaking, '>a<', deprecated, '>b<', added, 'c&#x3C;d>'].map(part =>
      html.indexOf(part),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(-1);
    expect(html).toContain(`href="${root}/docs/guides/webhooks"`);
    expect(html).toContain(`href="${root}/docs/api/apis/get-job"`);
    expect(html).not.toMatch(/href="\//);
  }
});

const parse = (text: string) => xml2js(text, { compact: true }) as Element & ElementCompact;
