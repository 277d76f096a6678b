import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@easel/deploy/list-files';
import reference from '@easel/reference/messages.json' with { type: 'json' };
import { type IndexFile, openIndex, search } from '@easel/search';
import { beforeAll, describe, expect, it } from 'vitest';
import operations from '../../i18n/en/messages/operations.json' with { type: 'json' };
import { elements } from '../html.ts';
import { copySite } from './copy-site.ts';
import { mark, writePseudoLanguage } from './pseudo-language.ts';

/** Below a folder of the domain, as an operator may have it. */
const base = '/docs-site/';
const copy = copySite('third-language', { BASE_PATH: base });
/** The step after Docusaurus publishes it (`mcp/publish.ts`); the copy ends before. */
const publishedLater = 'easel-mcp.tgz';
const line =
  "  { code: 'de', label: 'Deutsch', htmlLang: 'de', direction: 'ltr', typesetting: 'alphabetic' },\n";
// With the first language, since Docusaurus serves a language that is built alone at the root.
const build = () => copy.run('build', '--locale', 'en', '--locale', 'de', '--no-minify');
const built = (file: string) => readFileSync(path.join(copy.site, 'build', file), 'utf8');
/** Two languages of the whole site, on a machine that may have other things to do. */
const slow = 1_800_000;

beforeAll(async () => {
  const list = path.join(copy.site, 'i18n/languages.ts');
  writeFileSync(list, readFileSync(list, 'utf8').replace(/^\];$/m, `${line}];`));
  await writePseudoLanguage(copy.site, 'de', 'zh');
}, slow);

it('stops the build when a message is missing, and names it', { timeout: slow }, async () => {
  const file = path.join(copy.site, 'i18n/de/messages/lab.json');
  const whole = readFileSync(file, 'utf8');
  const [[name] = [], ...rest] = Object.entries(JSON.parse(whole));
  writeFileSync(file, JSON.stringify(Object.fromEntries(rest)));
  const { exitCode, output } = await copy.run('build', '--locale', 'de');
  writeFileSync(file, whole);
  expect(exitCode).not.toBe(0);
  expect(output).toContain(`site/i18n/de is not complete:\n`);
  expect(output).toContain(`messages: lab.${name}`);
});

describe('with one folder and one line', () => {
  beforeAll(async () => {
    const { exitCode, output } = await build();
    expect(exitCode, output).toBe(0);
  }, slow);

  it('pages and their navigation are in the language', () => {
    const html = built('de/docs/intro/index.html');
    expect(html).toContain('<html lang="de" dir="ltr"');
    expect(html).toContain(`<title data-rh="true">${mark('Introduction')}`);
    expect(html).toContain(mark('Tutorials'));
    expect(html).toContain(mark('Generate images'));
  });

  it('a page names itself in all languages', () => {
    for (const page of ['docs/intro/index.html', 'de/docs/intro/index.html']) {
      for (const lang of ['en-GB', 'zh', 'de', 'x-default']) {
        expect(built(page)).toContain(`hreflang="${lang}"`);
      }
    }
    const count = (text: string) => built('de/sitemap.xml').split(text).length - 1;
    expect(count('hreflang="de"')).toBe(count('<loc>'));
  });

  it('nothing on a reference page is left in the first language', () => {
    const html = built('de/docs/api/apis/create-job/index.html');
    expect(html).toContain(mark('Create a job from stages'));
    const left = texts({ reference, operations })
      .filter(text => text.length > 8 && !/[{<&'"]/.test(text))
      .filter(text => html.replaceAll(mark(text), '').includes(`>${text}<`));
    expect(left).toEqual([]);
  });

  it('dates are written as the language writes them', () => {
    expect(built('de/blog/welcome/index.html')).toContain('1. September 2026');
  });

  it('search finds its pages', async () => {
    const name = 'search-index-docs-default-current';
    const index = openIndex(JSON.parse(built(`de/${name}.json`)) as IndexFile, {
      loadShard: async shard => JSON.parse(built(`de/${name}/${shard}.json`)),
    });
    const [first] = await search([index], 'Create a job from stages');
    expect(first?.document.sectionRoute).toBe(`${base}de/docs/api/apis/create-job`);
  });

  it('share cards are drawn for it', () => {
    const card = 'de/og/docs/api/apis/create-job.png';
    expect(built('de/docs/api/apis/create-job/index.html')).toContain(`example${base}${card}`);
    expect(built(card).length).toBeGreaterThan(10_000);
  });

  it('every address is below the folder of the domain, and leads to a file', () => {
    const folder = path.join(copy.site, 'build');
    const files = new Set(listFiles(folder));
    const leadsNowhere = [...files].flatMap(file => {
      const addresses = addressesIn(file, readFileSync(path.join(folder, file), 'utf8'));
      return addresses
        .filter(address => {
          if (!address.startsWith(base)) return true;
          const [route = ''] = address.slice(base.length).split(/[?#]/);
          const target = decodeURI(route);
          // The copy is built without Chinese.
          if (target === 'zh' || target.startsWith('zh/') || target === publishedLater)
            return false;
          const index = path.posix.join(target, 'index.html');
          return !files.has(target) && !files.has(`${target}.html`) && !files.has(index);
        })
        .map(address => `${file}: ${address}`);
    });
    expect(leadsNowhere).toEqual([]);
  });
});

/** Addresses of the site itself, in what a browser reads. */
function addressesIn(file: string, text: string): string[] {
  const own = (address: string) => /^\/(?!\/)/.test(address);
  if (file.endsWith('.html')) {
    return elements(text)
      .flatMap(({ properties }) => [properties.href, properties.src])
      .filter(address => typeof address === 'string')
      .filter(own);
  }
  if (file.endsWith('.css'))
    return [...text.matchAll(/url\(['"]?([^'")]+)/g)].map(([, at]) => at ?? '').filter(own);
  if (file.endsWith('.webmanifest')) {
    const { start_url, icons } = JSON.parse(text) as {
      start_url: string;
      icons: { src: string }[];
    };
    return [start_url, ...icons.map(({ src }) => src)];
  }
  return [];
}

function texts(node: unknown): string[] {
  return typeof node === 'string' ? [node] : Object.values(node as object).flatMap(texts);
}
