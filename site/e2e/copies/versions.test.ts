import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { addField, edit, renameOperation } from './change-contract.ts';
import { copySite } from './copy-site.ts';

const copy = copySite('versions');
const folder = path.join(copy.site, 'build');
const built = (file: string) => readFileSync(path.join(folder, file), 'utf8');
/** Two languages of two versions, twice, on a machine that may have other things to do. */
const slow = 3_600_000;
let before: Map<string, string>;

beforeAll(async () => {
  await copy.script('site/versioning/cut-version.ts', '1.0');
  await build();
  before = filesOfVersion();
  renameOperation(copy.root, 'img-2-prompt', 'describe-image');
  addField(copy.root, 'nickname');
  edit(path.join(copy.root, 'samples/text-to-image/node.mjs'), text =>
    text.replaceAll('a lighthouse', 'a red lighthouse'),
  );
  await build();
}, slow);

async function build(): Promise<void> {
  const { exitCode, output } = await copy.run('build', '--no-minify');
  expect(exitCode, output).toBe(0);
}

/** What is published under the version: pages, indexes, downloads and share cards, and the markup its pages fetch. */
function filesOfVersion(): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file =>
    /(^|\/)(docs\/|og\/docs\/|search-index-docs-default-)1\.0/.test(file),
  );
  return new Map(
    files
      .filter(file => statSync(path.join(folder, file)).isFile())
      .map(file => [file, withoutOthers(readFileSync(path.join(folder, file), 'latin1'))]),
  );
}

/**
 * A page names the bundles of the whole site, which know the pages of all versions, and leads to the same page of the
 * newest version as long as that has one.
 */
function withoutOthers(html: string): string {
  return html
    .replace(/assets\/(js|css)\/[\w~.-]+/g, '$1')
    .replace(/href=\/(zh\/)?docs\/(?!1\.0)[^ >]*/g, 'href=newest');
}

describe.each(['', 'zh/'])('version 1.0 at /%s', language => {
  it('says what was true', () => {
    const old = filesOfVersion();
    expect([...old.keys()].sort()).toEqual([...before.keys()].sort());
    const changed = [...old].filter(([file, text]) => before.get(file) !== text);
    expect(changed.map(([file]) => file)).toEqual([]);
    expect(before.size).toBeGreaterThan(300);
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
    expect(page).toContain(`href=/${language}docs/1.0/api/base/http_status_code#param-error`);
    expect(built(`${language}docs/1.0/api/apis/index.html`)).toContain(
      `href=/${language}docs/1.0/openapi.json`,
    );
    expect(page).toContain('theme-doc-version-banner');
    expect(page).toContain(language ? '现已不再积极维护' : 'no longer actively maintained');
  });

  it('can be chosen from the newest, and the newest from it', () => {
    for (const version of ['docs/1.0', 'docs']) {
      const page = built(`${language}${version}/intro/index.html`);
      expect(page).toContain(`href=/${language}docs/intro`);
      expect(page).toContain(`href=/${language}docs/1.0/intro`);
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
  expect(built('zh/docs/api/apis/create-job/index.html')).toContain('你给任务起的名字。');
  expect(built('docs/api/apis/describe-image/index.html')).toContain('img2prompt');
  expect(built('docs/basic/txt2img/index.html')).toContain('a red lighthouse');
});
