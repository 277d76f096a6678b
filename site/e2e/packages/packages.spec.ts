import { existsSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveBuild } from '@easel/deploy/server';
import { test as base, expect } from '@playwright/test';
import { axeViolations } from '../axe/violations.ts';
import { docusaurus, runNode } from '../processes.ts';
import { open } from '../site-test.ts';
import { watchProblems } from '../watch-problems.ts';
import { writeFreshSite } from './fresh-site.ts';

interface Fresh {
  folder: string;
  url: string;
}

/** What a stranger gets who installs the archives and follows their READMEs. */
const test = base.extend<object, { fresh: Fresh }>({
  fresh: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const folder = writeFreshSite(['reference', 'search']);
      const ended = await runNode(docusaurus, ['build'], { cwd: folder, timeout: 500_000 });
      if (ended.exitCode !== 0) throw new Error(ended.output);
      const server = await serveBuild(join(folder, 'build'), 0);
      const { port } = server.address() as AddressInfo;
      await use({ folder, url: `http://127.0.0.1:${port}` });
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ fresh }, use) => use(fresh.url),
});
test.describe.configure({ mode: 'default' });

const operation = 'docs/museum/buyTicket';

for (const [name, entry] of Object.entries({ reference: 'plugin', search: 'docusaurus' })) {
  test(`the archive of ${name} stands alone`, ({ fresh: { folder } }) => {
    const { resolve } = createRequire(join(folder, 'package.json'));
    const installed = join(realpathSync(tmpdir()), '/');
    const module = realpathSync(resolve(`@easel/${name}/${entry}`));
    expect(module.startsWith(installed)).toBe(true);
    expect(module).toMatch(/\.js$/);
    const own = join(folder, 'node_modules/@easel', name);
    const manifest = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'));
    const names = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
    expect(names.filter(dependency => /^@easel\/|^tsx$/.test(dependency))).toEqual([]);
    const files = readdirSync(own, { recursive: true, encoding: 'utf8' });
    expect(files.filter(file => /(?<!\.d)\.tsx?$|\.test\./.test(file))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md']));
  });
}

test('pages of both documents are whole in both languages', ({ fresh: { folder } }) => {
  const page = (path: string) => readFileSync(join(folder, 'build', path, 'index.html'), 'utf8');
  for (const language of ['', 'zh/']) {
    const html = page(`${language}${operation}`);
    for (const name of ['day', 'kind', 'full', 'reduced', '409']) expect(html).toContain(name);
    // The sidebar has both, in the order of the list.
    expect(html).toMatch(/docs\/museum.*docs\/shop/s);
    expect(page(`${language}docs/shop/get-posters-id`)).toContain('The poster.');
    expect(existsSync(join(folder, 'build', language, 'docs/shop/index.html'))).toBe(true);
  }
  const chinese = page(`zh/${operation}`);
  for (const text of ['购买门票', '参观日期', '必填', '响应', '博物馆', '门票'])
    expect(chinese).toContain(text);
  expect(page(operation)).toContain('Who it is for.');
});

for (const mode of ['light', 'dark'] as const) {
  test(`an operation keeps to a strict policy and axe finds nothing, ${mode}`, async ({ page }) => {
    const problems = await watchProblems(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `/${operation}?docusaurus-theme=${mode}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    expect(await axeViolations(page, { within: '.ref' })).toEqual([]);
    expect(problems).toEqual([]);
  });
}

test('buttons work, and a reader who comes from another page gets the same', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const problems = await watchProblems(page);
  await open(page, `/zh/${operation}`);
  const whole = await page.locator('.ref').innerText();
  await page.locator('.ref-endpoint [data-copy], .ref-code [data-copy]').first().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');

  await open(page, '/zh/docs/museum');
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.locator('.ref-operations a').first().click();
  await expect(page.locator('h1')).toHaveText('购买门票');
  await expect(page.locator('.ref-prop').first()).toBeVisible();
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  expect(await page.locator('.ref').innerText()).toBe(whole);
  expect(problems).toEqual([]);
});

test('a console opens where the options ask for one', async ({ page }) => {
  const problems = await watchProblems(page);
  await open(page, `/zh/${operation}`);
  await page.locator('.ref-endpoint [data-try], .ref-page [data-try]').first().click();
  const console = page.locator('.ref-console-box');
  await expect(console.getByRole('button').first()).toBeVisible();
  expect(await axeViolations(page, { within: '.ref-console-box' })).toEqual([]);
  expect(problems).toEqual([]);
  await open(page, '/docs/shop/get-posters-id');
  await expect(page.locator('[data-try]')).toHaveCount(0);
});

for (const [path, question, found] of [
  ['/docs/intro', 'kind', '/docs/museum/buyTicket'],
  ['/zh/docs/intro', 'goumaimenpiao', '/zh/docs/museum/buyTicket'],
] as const) {
  test(`search finds ${question} from ${path}`, async ({ page }) => {
    const problems = await watchProblems(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill(question);
    const first = dialog.getByRole('option').first();
    await expect(first).toBeVisible();
    expect(await axeViolations(page, { within: '.search-dialog' })).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${found}(?:#|$)`));
    expect(problems).toEqual([]);
  });
}
