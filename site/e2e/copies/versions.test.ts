import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@easel/deploy/list-files';
import type { Element } from 'hast';
import { beforeAll, describe, expect, it } from 'vitest';
import { build as published } from '../built-site.ts';
import { elements, named, textOf } from '../html.ts';
import { addField, edit, renameOperation } from './change-contract.ts';
import { copySite } from './copy-site.ts';

const copy = copySite('versions');
const folder = path.join(copy.site, 'build');
const built = (file: string) => readFileSync(path.join(folder, file), 'utf8');
/** A version is cut for all languages by the same rules; with `TEST_MATRIX=whole` they are all looked at. */
const whole = process.env.TEST_MATRIX === 'whole';
/** Two languages of two versions, on a machine that may have other things to do. */
const slow = 3_600_000;

beforeAll(async () => {
  await copy.script('site/versioning/cut-version.ts', '1.0');
  renameOperation(copy.root, 'img-2-prompt', 'describe-image');
  addField(copy.root, 'nickname');
  edit(path.join(copy.root, 'samples/text-to-image/text-to-image.mjs'), text =>
    text.replaceAll('a lighthouse', 'a red lighthouse'),
  );
  const { exitCode, output } = await copy.run(
    'build',
    '--no-minify',
    ...(whole ? [] : ['--locale', 'en']),
  );
  expect(exitCode, output).toBe(0);
}, slow);

/** The article of a page without what only the newest version has, or only an old one: things to try, and the version. */
function textOfArticle(html: string): string {
  const all = elements(html);
  const article = all.find(named('article')) ?? all.find(named('main'));
  if (!article) throw new Error('A page without an article.');
  return textOf(withoutTrying(article));
}

const classesLeft = [
  'ref-try',
  'journey-bar',
  'journey-prompt',
  'journey-failed',
  'theme-doc-version-badge',
  // What is cut in the copy has no history there.
  'theme-last-updated',
];
const isLeft = ({ tagName, properties }: Element) =>
  ['noscript', 'button'].includes(tagName) ||
  'dataTry' in properties ||
  [properties.className].flat().some(name => classesLeft.includes(String(name)));

function withoutTrying(element: Element): Element {
  const children = element.children
    .filter(child => child.type !== 'element' || !isLeft(child))
    .map(child => (child.type === 'element' ? withoutTrying(child) : child));
  return { ...element, children };
}

interface Section {
  sectionRoute: string;
  pageTitle: string;
  title: string;
}

/** The sections that a search finds, as if they were of the newest version. */
function sectionsIn(index: string): Section[] {
  const { documents } = JSON.parse(index.replaceAll('/docs/1.0', '/docs')) as {
    documents: Section[];
  };
  return documents.map(({ sectionRoute, pageTitle, title }) => ({
    sectionRoute,
    pageTitle,
    title,
  }));
}

describe.each(whole ? ['', 'zh/'] : [''])('version 1.0 at /%s', language => {
  // The site that was built for readers is the one from which the version was cut.
  const was = (file: string) => readFileSync(path.join(published, language, file));
  const is = (file: string) => readFileSync(path.join(folder, language, file));
  const filesBelow = (part: string) =>
    listFiles(path.join(published, language, part)).filter(file => !/\.(br|gz)$/.test(file));

  it('says what was true', () => {
    // The first page of all leads on to the newest version.
    const files = filesBelow('docs').filter(file => file !== 'index.html');
    const pages = files.filter(file => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(60);
    expect(listFiles(path.join(folder, language, 'docs/1.0'))).toEqual(
      expect.arrayContaining(files.filter(file => file.endsWith('.md'))),
    );
    for (const page of pages) {
      const old = textOfArticle(is(`docs/1.0/${page}`).toString());
      expect(old, page).toBe(textOfArticle(was(`docs/${page}`).toString()));
    }
  });

  it('has the downloads, the share cards and the sections to search that it had', () => {
    for (const file of ['openapi.json', 'openapi.yaml', 'errors.json', 'collections/easel.http'])
      expect(is(`docs/1.0/${file}`).equals(was(file)), file).toBe(true);
    const cards = filesBelow('og/docs');
    expect(cards.length).toBeGreaterThan(60);
    const differing = cards.filter(
      card => !is(`og/docs/1.0/${card}`).equals(was(`og/docs/${card}`)),
    );
    expect(differing).toEqual([]);
    const index = (version: string) => `search-index-docs-default-${version}.json`;
    expect(sectionsIn(is(index('1.0')).toString())).toEqual(
      sectionsIn(was(index('current')).toString()),
    );
  });

  it('has its operation, its fields and its program', () => {
    const page = built(`${language}docs/1.0/api/apis/create-job/index.html`);
    expect(page).not.toContain('nickname');
    expect(built(`${language}docs/1.0/api/apis/img-2-prompt/index.html`)).toContain('img2prompt');
    expect(built(`${language}docs/1.0/openapi.json`)).toContain('"img-2-prompt"');
    expect(built(`${language}docs/1.0/basic/txt2img/index.html`)).not.toContain('a red lighthouse');
  });

  it('leads to itself, and says that there is a newer one', () => {
    const page = built(`${language}docs/1.0/api/apis/create-job/index.html`);
    expect(page).toContain(`href="/${language}docs/1.0/api/base/http_status_code#param-error`);
    expect(built(`${language}docs/1.0/api/apis/index.html`)).toContain(
      `href="/${language}docs/1.0/openapi.json`,
    );
    expect(page).toContain('theme-doc-version-banner');
    expect(page).toContain(language ? '现已不再积极维护' : 'no longer actively maintained');
  });

  it('can be chosen from the newest, and the newest from it', () => {
    for (const version of ['docs/1.0', 'docs']) {
      const page = built(`${language}${version}/intro/index.html`);
      expect(page).toContain(`href="/${language}docs/intro`);
      expect(page).toContain(`href="/${language}docs/1.0/intro`);
    }
  });

  it('is searched by itself', () => {
    const old = built(`${language}search-index-docs-default-1.0.json`);
    const current = built(`${language}search-index-docs-default-current.json`);
    expect(old).toContain(`/${language}docs/1.0/api/apis/img-2-prompt`);
    expect(current).toContain(`/${language}docs/api/apis/describe-image`);
    expect(current).not.toContain('docs/1.0/');
  });

  it('has nothing to try, since the sandbox follows the newest contract', () => {
    expect(built(`${language}docs/1.0/api/apis/create-job/index.html`)).not.toContain('data-try');
    expect(built(`${language}docs/api/apis/create-job/index.html`)).toContain('data-try');
  });
});

it('the newest version follows the contract', () => {
  expect(built('docs/api/apis/create-job/index.html')).toContain('nickname');
  if (whole)
    expect(built('zh/docs/api/apis/create-job/index.html')).toContain('你给任务起的名字。');
  expect(built('docs/api/apis/describe-image/index.html')).toContain('img2prompt');
  expect(built('docs/basic/txt2img/index.html')).toContain('a red lighthouse');
});
