import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSidebar } from '../sidebar.ts';
import { writePages } from '../write-pages.ts';
import type { SiteContext } from './place-pages.ts';
import type { SpecsOptions } from './spec-options.ts';

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'specs-'));
  put('cats.yaml', document('Cats', 'listCats', 'List cats'));
  put('dogs.yaml', document('Dogs', 'listDogs', 'List dogs'));
  put(
    'cats.zh.yaml',
    'overlay: 1.0.0\nactions:\n  - target: $.paths["/all"].get\n    update: { summary: 列出猫 }\n',
  );
});
afterEach(() => rmSync(siteDir, { recursive: true }));

function put(file: string, text: string): void {
  mkdirSync(join(siteDir, file, '..'), { recursive: true });
  writeFileSync(join(siteDir, file), text);
}

const document = (title: string, id: string, summary: string) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths: { '/all': { get: { operationId: id, summary, responses: { 200: {} } } } },
  });

const zh = 'i18n/zh/docusaurus-plugin-content-docs';
const read = (file: string) => readFileSync(join(siteDir, file), 'utf8');
const markup = (file: string) => JSON.parse(read(`${file}.markup.json`));

/** A bilingual site, as far as the plugin looks at it. */
const site = (changes: object = {}, locales = ['en', 'zh']) => {
  const localeConfigs = Object.fromEntries(
    locales.map(code => [
      code,
      {
        htmlLang: code,
        path: code,
        translate: code !== 'fr',
        baseUrl: code === 'en' ? '/base/' : `/base/${code}/`,
      },
    ]),
  );
  return {
    siteDir,
    i18n: { defaultLocale: 'en', locales, path: 'i18n', currentLocale: 'en', localeConfigs },
    siteConfig: {
      plugins: [],
      presets: [['classic', {}]],
      i18n: { localeConfigs: {} },
      ...changes,
    },
  } as unknown as SiteContext;
};
const write = (options: SpecsOptions, context = site()) => writePages(options, context);
const cats = { id: 'cats', path: 'cats.yaml', overlays: { zh: 'cats.zh.yaml' } };
const dogs = { id: 'dogs', path: 'dogs.yaml' };

it('writes several documents in every language, and their sidebars', async () => {
  const { unused } = await write({ specs: [cats, dogs] });
  expect(unused).toEqual([]);
  expect(read('docs/generated/cats/listCats.mdx')).toContain('slug: "/cats/listCats"');
  expect(read(`${zh}/current/generated/cats/listCats.mdx`)).toContain('title: "列出猫"');
  expect(read(`${zh}/current/generated/dogs/listDogs.mdx`)).toContain('title: "List dogs"');
  expect(markup('docs/generated/cats/index').links).toContain('/base/docs/cats/listCats');
  const chinese = markup(`${zh}/current/generated/cats/index`);
  expect(chinese.links).toContain('/base/zh/docs/cats/listCats');
  expect(markup(`${zh}/current/generated/cats/listCats`).html).toContain('响应');

  const sidebarIn = (language: string) => {
    process.env.DOCUSAURUS_CURRENT_LOCALE = language;
    return JSON.stringify(readSidebar(join(siteDir, 'docs'), 'cats'));
  };
  expect(sidebarIn('en')).toContain('List cats');
  expect(sidebarIn('en')).toContain('"generated/cats/listCats"');
  expect(sidebarIn('zh')).toContain('列出猫');
  delete process.env.DOCUSAURUS_CURRENT_LOCALE;

  const keysOf = (id: string) => {
    const text = JSON.stringify(readSidebar(join(siteDir, 'docs'), id));
    return [...text.matchAll(/"key":"([^"]+)"/g)].map(([, key]) => key);
  };
  const keys = [...keysOf('cats'), ...keysOf('dogs')];
  expect(new Set(keys).size).toBe(keys.length);
});

it('takes away a document that is no longer listed, and keeps the sidebars of the rest', async () => {
  await write({ specs: [cats, dogs] });
  await write({ specs: [cats] });
  expect(existsSync(join(siteDir, 'docs/generated/dogs'))).toBe(false);
  expect(existsSync(join(siteDir, 'docs/generated/cats/sidebar.zh.json'))).toBe(true);
  await write({ specs: [{ path: 'dogs.yaml' }] });
  expect(existsSync(join(siteDir, 'docs/generated/cats/listCats.mdx'))).toBe(false);
  expect(read('docs/generated/listDogs.mdx')).toContain('slug: "/api/listDogs"');
});

it('writes each version from its own document, with links into that version', async () => {
  put('versions.json', '["2.0", "1.0"]');
  await write({ specs: [{ ...cats, versions: { '1.0': { path: 'dogs.yaml' } } }] });
  const cut = 'versioned_docs/version-1.0/generated/cats/index';
  expect(markup(cut).links).toContain('/base/docs/1.0/cats/listDogs');
  expect(markup(`${zh}/version-1.0/generated/cats/index`).links).toContain(
    '/base/zh/docs/1.0/cats/listDogs',
  );
  expect(markup('docs/generated/cats/index').links).toContain('/base/docs/next/cats/listCats');
  await write({ specs: [{ ...cats, versions: { '2.0': { path: 'cats.yaml' } } }] });
  const newest = 'versioned_docs/version-2.0/generated/cats/index';
  expect(markup(newest).links).toContain('/base/docs/cats/listCats');
  await expect(
    write({ specs: [{ ...cats, versions: { '3.0': { path: 'cats.yaml' } } }] }),
  ).rejects.toThrow(/specs\[0\]\.versions\.3\.0 .*; expected .*2\.0, 1\.0/);
});

it('follows what the site says of its docs and of slashes', async () => {
  const plugins = [
    ['@docusaurus/plugin-content-docs', { id: 'api', path: 'api', routeBasePath: '/' }],
  ];
  await write(
    { specs: [{ ...dogs, docs: 'api' }] },
    site({ presets: [], plugins, trailingSlash: true }),
  );
  expect(markup('api/generated/dogs/index').links).toContain('/base/dogs/listDogs/');
  expect(read(`${zh}-api/current/generated/dogs/listDogs.mdx`)).toContain('slug: "/dogs/listDogs"');
});

it('shows what the site adds, and says what an overlay no longer finds', async () => {
  put('old.yaml', 'overlay: 1.0.0\nactions: [{ target: $.paths.gone, update: {} }]\n');
  const seen: unknown[] = [];
  const { unused } = await write({
    specs: [
      {
        path: 'cats.yaml',
        overlays: { zh: ['cats.zh.yaml', 'old.yaml'] },
        extend: ({ language, version, to }) => {
          seen.push([language, version]);
          return { related: () => [{ title: 'Start', path: to('/docs/intro') }] };
        },
      },
    ],
  });
  expect(unused).toEqual(['old.yaml: $.paths.gone']);
  expect(seen).toEqual([
    ['en', undefined],
    ['zh', undefined],
  ]);
  expect(markup('docs/generated/listCats').html).toContain('Start');
});

it('takes messages of other languages, and rewords those that come along', async () => {
  const english = JSON.parse(readFileSync(new URL('../../messages.json', import.meta.url), 'utf8'));
  put('fr.json', JSON.stringify({ ...english, responses: 'Réponses' }));
  put('zh.json', JSON.stringify({ responses: '返回' }));
  const context = site({}, ['en', 'zh', 'fr']);
  context.i18n.localeConfigs.fr!.translate = true;
  await write({ specs: [dogs], messages: { fr: 'fr.json', zh: 'zh.json' } }, context);
  const french = 'i18n/fr/docusaurus-plugin-content-docs/current/generated/dogs/listDogs';
  expect(markup(french).html).toContain('Réponses');
  expect(markup(`${zh}/current/generated/dogs/listDogs`).html).toContain('返回');
  await expect(write({ specs: [dogs] }, context)).rejects.toThrow(
    /The option messages\.fr of the reference is undefined; expected .*overview/,
  );
});

it.each([
  ['a document that is not there', { path: 'none.yaml' }, /specs\[0\]\.path .*'none\.yaml'/],
  ['an address outside the docs', { ...cats, route: '/api' }, /specs\[0\]\.route .*\/docs\/api/],
  ['a docs plugin that is not there', { ...cats, docs: 'x' }, /specs\[0\]\.docs .*'x'/],
  [
    'an overlay that is a document',
    { ...cats, overlays: { zh: 'dogs.yaml' } },
    /specs\[0\]\.overlays\.zh .*actions/,
  ],
  [
    'an overlay for a language that the site lacks',
    { ...cats, overlays: { de: 'cats.zh.yaml' } },
    /specs\[0\]\.overlays\.de .*en, zh/,
  ],
])('refuses %s', async (_what, spec, message) => {
  await expect(write({ specs: [spec] })).rejects.toThrow(message);
});

it('refuses a language whose pages Docusaurus would not read, unless the site wants it so', async () => {
  const locales = ['en', 'fr'];
  await expect(write({ specs: [dogs] }, site({}, locales))).rejects.toThrow(
    'i18n.localeConfigs.fr.translate',
  );
  const wanted = { i18n: { localeConfigs: { fr: { translate: false } } } };
  await write({ specs: [dogs] }, site(wanted, locales));
  expect(existsSync(join(siteDir, 'i18n/fr'))).toBe(false);
});
