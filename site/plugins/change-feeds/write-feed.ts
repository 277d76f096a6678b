import { groups, type Release } from '@easel/contract';
import { Feed } from 'feed';
import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { fill } from '../../islands/kit/view/fill.ts';
import { listChanges } from '../../reference/changes/list-changes.ts';
import type { Names } from '../../reference/changes/tell-change.ts';
import type { formats } from './feed-links.ts';

export interface FeedPlace {
  /** The address of the language, without a slash at the end. */
  root: string;
  /** The page that the feed is about, below the root. */
  page: string;
  /** The language, as feeds name it. */
  language: string;
}

/** One item per release, newest first: by file name. */
export function writeFeeds(
  releases: Release[],
  names: Names,
  { root, page, language }: FeedPlace,
): Record<(typeof formats)[number]['file'], string> {
  const { feed: words } = names.messages;
  const address = root + page;
  const dated = releases.flatMap(release =>
    release.date ? [{ ...release, day: new Date(release.date) }] : [],
  );
  const [newest] = dated;
  const feed = new Feed({
    id: address,
    link: address,
    title: words.title,
    description: words.description,
    language,
    copyright: '© 2026 Easel',
    author: { name: 'Easel', link: root },
    // The same releases make the same files.
    ...(newest && { updated: newest.day }),
    feedLinks: {
      rss: `${address}/rss.xml`,
      atom: `${address}/atom.xml`,
      json: `${address}/feed.json`,
    },
  });
  for (const release of dated) {
    const link = `${address}#v${release.version.replaceAll('.', '-')}`;
    const children = listChanges(release, names).map(node => withRoot(node, root));
    const html = toHtml(toHast({ type: 'root', children }));
    const summary = summarise(release, names);
    feed.addItem({
      id: link,
      link,
      title: fill(words.entry, { version: release.version }),
      date: release.day,
      published: release.day,
      description: summary,
      content: html || `<p>${summary}</p>`,
    });
  }
  return { 'rss.xml': feed.rss2(), 'atom.xml': feed.atom1(), 'feed.json': feed.json1() };
}

/** A reader of feeds does not know where a path begins. */
function withRoot<Node extends object>(node: Node, root: string): Node {
  const { url, children } = node as { url?: string; children?: object[] };
  return {
    ...node,
    ...(url?.startsWith('/') && { url: root + url }),
    ...(children && { children: children.map(child => withRoot(child, root)) }),
  };
}

/** How many changes of each kind there are. */
function summarise({ changes, notes }: Release, { messages }: Names): string {
  const counted = groups.flatMap(group => {
    const count = [...changes, ...notes].filter(entry => entry.group === group).length;
    return count === 0
      ? []
      : [fill(messages.part, { group: messages.groups[group], names: String(count) })];
  });
  return counted.length === 0 ? messages.feed.first : counted.join(messages.semicolon);
}
