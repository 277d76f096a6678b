import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { lockOf, own, publishedTexts, repository, runChecks, runIn, serve } from './new-site.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'own-')));
const named = (name: string) => ['--name', name, '--url', 'https://docs.acme.example'];
const middle = join(root, 'middle');
const translation = 'Shanghu guanli: 商户管理接口';

let log = '';
let texts: Map<string, string>;

beforeAll(async () => {
  await own('adyen.com/ManagementService-v3.json', middle, ...named('Acme Payments'));
  const overlay = join(middle, 'site/i18n/zh/openapi.overlay.yaml');
  const actions = [{ target: '$.info', update: { description: translation } }];
  writeFileSync(overlay, stringify({ ...parse(readFileSync(overlay, 'utf8')), actions }));
  log = await runChecks(middle);
  texts = publishedTexts(middle);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const pagesIn = (published: Map<string, string>, language: string) =>
  [...published.keys()].filter(
    file => file.startsWith(`${language}docs/api/`) && file.endsWith('/index.html'),
  );

describe('a document of 132 operations', () => {
  it('has a page for each of them in both languages, and passes its own checks', () => {
    for (const language of ['', 'zh/'])
      expect(pagesIn(texts, language).length, language).toBeGreaterThanOrEqual(132);
    expect(log).toMatch(/\d+ pages are in order/);
  });

  it('installs nothing that our lock does not have, in the same versions', () => {
    const ours = lockOf(repository);
    const packages = Object.entries(lockOf(middle)).filter(([, { integrity }]) => integrity);
    expect(packages.length).toBeGreaterThan(500);
    for (const [path, { integrity }] of packages)
      expect(integrity, path).toBe(ours[path]?.integrity);
  });

  it('says what its overlay translates, and lists what it does not', () => {
    expect(texts.get('zh/docs/api/index.html')).toContain(translation);
    expect(texts.get('docs/api/index.html')).not.toContain(translation);
    const list = readFileSync(join(middle, 'site/i18n/zh/openapi.untranslated.yaml'), 'utf8');
    const { actions } = parse(list) as { actions: { target: string; update: object }[] };
    const info = actions.find(({ target }) => target === '$.info');
    expect(info?.update).toEqual({ title: 'Management API' });
    expect(actions.length).toBeGreaterThan(500);
    expect(log).toMatch(/zh: \d+ of \d+ texts of the document are not translated/);
  });

  it('is Markdown, too, and can be searched', () => {
    for (const language of ['', 'zh/']) {
      expect(texts.get(`${language}docs/api/get-companies.md`)).toContain('`pageSize`');
      expect(texts.get(`${language}llms.txt`)).toContain('Acme Payments');
      expect(texts.has(`${language}search-index-docs-default-current.json`)).toBe(true);
    }
  });

  it('has no word of the site that it comes from', () => {
    // The scripts name the packages by their scope.
    const found = [...texts].filter(([, text]) => /(?<!@)easel/i.test(text)).map(([file]) => file);
    expect(found).toEqual([]);
  });
});

describe('in a browser', () => {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    site = await serve(middle);
    const executablePath = process.env.CHROMIUM_SHELL ?? '/usr/bin/chromium-headless-shell';
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  });
  afterAll(async () => {
    await browser?.close();
    site?.end();
  });

  it.each([
    ['/docs/api', 'light'],
    ['/docs/api/patch-companies-companyId-webhooks-webhookId', 'dark'],
    ['/zh/docs/api', 'dark'],
    ['/zh/docs/api/patch-companies-companyId-webhooks-webhookId', 'light'],
    ['/zh', 'light'],
    ['/docs/guide', 'dark'],
  ] as const)('%s keeps to the policy, and axe finds nothing, %s', async (path, colorScheme) => {
    const { page, problems } = await open(path, colorScheme);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await axeViolations(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  it.each(['', '/zh'])('%s/docs/guide leads by search to an operation', async language => {
    const { page, problems } = await open(`${language}/docs/guide`, 'light');
    await page.keyboard.press('/');
    await page.keyboard.type('androidApps');
    const result = page
      .getByRole('option')
      .filter({ hasText: /Android/ })
      .first();
    await result.click();
    await page.waitForURL(new RegExp(`127.0.0.1:\\d+${language}/docs/api/`));
    await page.locator('.ref h1, .ref-page').first().waitFor();
    expect(problems).toEqual([]);
  });

  it('the console opens, and the policy lets it send to the servers of the document', async () => {
    const { page, problems } = await open('/docs/api/get-companies', 'light');
    const response = await page.reload();
    expect(response?.headers()['content-security-policy']).toContain(
      "connect-src 'self' https://management-test.adyen.com",
    );
    await page.getByRole('button', { name: 'Try it' }).click();
    const box = page.getByRole('region', { name: 'Try it' });
    await box.getByLabel('pageSize').fill('5');
    expect(await axeViolations(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  async function open(path: string, colorScheme: 'light' | 'dark') {
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('console', message => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', error => problems.push(String(error)));
    await page.goto(site.address + path);
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    return { page, problems };
  }
});

async function axeViolations(page: Page): Promise<string[]> {
  const source = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
  // Run by the debugger, which the policy does not concern.
  await page.evaluate(readFileSync(source, 'utf8'));
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}

it.each([
  ['small', 'notion.com.json', 13, 'en'],
  ['without ids and tags', 'circleci.com.json', 22, 'zh'],
])('a document that is %s is built in one language', async (_, document, operations, code) => {
  const folder = join(root, document);
  const said = await own(document, folder, ...named('Acme'), '--languages', code);
  expect(said).toContain(`${operations} operations`);
  // What was installed above by the same lock.
  await runIn(root, 'cp', '-al', join(middle, 'node_modules'), folder);
  rmSync(join(folder, 'node_modules/.cache'), { recursive: true, force: true });
  const build = ['exec', '--workspace', 'site', '--', 'docusaurus', 'build', '--no-minify'];
  await runIn(folder, 'npm', ...build);
  const published = publishedTexts(folder);
  expect(pagesIn(published, '').length).toBeGreaterThanOrEqual(operations);
  expect(published.get('docs/api/index.html')).toContain(`<html lang="${code}`);
  expect(await runIn(folder, 'npm', 'run', 'check')).toContain('pages are in order');
});
