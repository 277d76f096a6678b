import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listOperations, listReleases, loadContract, type Release } from '@easel/contract';
import { describe, expect, it } from 'vitest';
import { xml2js } from 'xml-js';
import { contractIn } from '../../i18n/translations.ts';
import { build, builtText } from '../built-site.ts';
import { elements, named, textOf } from '../html.ts';

const anchorOf = ({ version }: Release) => `v${version.replaceAll('.', '-')}`;

describe.each(['en', 'zh'])('%s: the change log', locale => {
  const base = locale === 'zh' ? '/zh' : '';
  const page = `${base}/docs/changelog`;
  const address = `https://docs.easel.example${page}`;

  it('has a part for every release, and what changed in it', async () => {
    const html = await builtText(page);
    const ids = elements(html).map(({ properties }) => properties.id);
    const text = textOf(elements(html).find(named('article'))!);
    const twin = await builtText(`${page}.md`);
    for (const release of await listReleases(contractIn(locale))) {
      expect(ids).toContain(anchorOf(release));
      if (release.changes.length + release.notes.length > 0)
        expect(ids).toContain(`${anchorOf(release)}-contract`);
      for (const { at, values } of release.changes) {
        for (const word of [...at.map(place => place.split('/').at(-1) ?? ''), ...values]) {
          expect(text).toContain(word);
          expect(twin).toContain(word);
        }
      }
      for (const note of release.notes) {
        const words = note.text.replaceAll('`', '');
        expect(text).toContain(words);
        expect(twin).toContain(note.text);
      }
    }
  });

  it('is told on the page of an operation that changed', async () => {
    const [release] = await listReleases(contractIn(locale));
    const present = new Set(listOperations(await loadContract()).map(({ id }) => id));
    if (release) {
      const changed = new Set(release.changes.flatMap(({ operations }) => operations));
      for (const id of [...changed].filter(one => present.has(one))) {
        const links = elements(await builtText(`${base}/docs/api/apis/${id}`)).filter(named('a'));
        const href = `${page}#${anchorOf(release)}-contract`;
        expect(
          links.some(({ properties }) => properties.href === href),
          id,
        ).toBe(true);
      }
    }
  });

  it('names its feeds in its head and nowhere else', async () => {
    const feedsOf = async (at: string) =>
      elements(await builtText(at))
        .filter(named('link'))
        .map(({ properties }) => String(properties.href))
        .filter(href => href.startsWith(`${page}/`));
    const files = ['rss.xml', 'atom.xml', 'feed.json'].map(file => `${page}/${file}`);
    expect(await feedsOf(page)).toEqual(files);
    expect(await feedsOf(`${base}/docs/intro`)).toEqual([]);
  });

  it('has an item per release in each feed, and leads to what is there', async () => {
    const releases = await listReleases(contractIn(locale));
    const wanted = releases.map(release => `${address}#${anchorOf(release)}`);
    for (const file of ['rss.xml', 'atom.xml']) {
      const text = readFileSync(path.join(build, page, file), 'utf8');
      expect(() => xml2js(text)).not.toThrow();
      for (const link of wanted) expect(text).toContain(link);
    }
    const feed = JSON.parse(await builtText(`${page}/feed.json`));
    expect(feed.items.map(({ url }: { url: string }) => url)).toEqual(wanted);
    for (const { content_html } of feed.items) {
      for (const { properties } of elements(content_html).filter(named('a')))
        await builtText(new URL(String(properties.href)).pathname);
    }
  });
});
