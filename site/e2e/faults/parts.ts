import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { build, sandboxText } from '../built-site.ts';
import { sendButton, status } from '../console/console-page.ts';
import { labels, labOf } from '../lab/lab-page.ts';
import { answered, box, dialog, field, results } from '../search-page.ts';
import { expect, hydrated, type Locale } from '../site-test.ts';
import type { Way } from './break-requests.ts';

/** Something that a page loads, and what a reader does with it. */
export interface Part {
  /** What fails to come, as the table says it. */
  name: string;
  file: (locale: Locale) => string | RegExp;
  /** Where the reader is, and what is done there so that the file is asked for. */
  route: string;
  need?: (page: Page) => Promise<unknown>;
  /** Asked for by the page itself, before it is alive. */
  first?: true;
  /** May be asked for as soon as the page is alive, before the reader does anything. */
  early?: true;
  /** Without it there is no page that lives: it is loaded whole, once, and then the reader is told. */
  whole?: true;
  /** Which ways end in a message, and which are hardly noticed. */
  told?: Way[];
  works?: Way[];
  /** The message, in the language of the page. */
  message?: (page: Page) => Locator;
  says?: Record<Locale, string | RegExp>;
  again?: (page: Page) => Promise<unknown>;
  /** The part does what it is for. */
  use: (page: Page) => Promise<unknown>;
  /** For the table: what the reader finds. */
  finds: { told?: string; works?: string };
}

/** The scripts that contain a text: their names are hashes, their content is ours. */
const scriptWith = (text: string) => (locale: Locale) => {
  const folder = path.join(build, locale === 'zh' ? 'zh' : '', 'assets/js');
  const names = readdirSync(folder).filter(
    name =>
      name.endsWith('.js') &&
      !name.startsWith('main.') &&
      readFileSync(path.join(folder, name), 'utf8').includes(text),
  );
  if (names.length === 0) throw new Error(`No script contains “${text}”`);
  return new RegExp(`/assets/js/(?:${names.join('|').replaceAll('.', '\\.')})$`);
};
const asset =
  (pattern: RegExp) =>
  (_: Locale): RegExp =>
    pattern;

const notLoaded = { en: 'could not be loaded', zh: '没有加载成功' };
const hasStopped = { en: 'has stopped working', zh: '停止工作了' };
const sandboxStopped = { en: 'sandbox in this page failed to load', zh: '页面内沙箱加载失败' };
const keyStopped = { en: 'signing key failed to load', zh: '签名密钥加载失败' };

const retry = { name: /^(Try again|Retry|重试)$/ };
const island = (page: Page) => page.locator('[data-island]').first();
const toldThere = (page: Page) => page.locator('main [role="alert"]:visible').first();
const pressRetry = (page: Page) => toldThere(page).getByRole('button', retry).click();
const comeNear = (page: Page) => island(page).scrollIntoViewIfNeeded();

/** Leaves the page as a link would, without hovering over anything. */
export const follow = (page: Page, end: string) =>
  page
    .locator(`a[href$="${end}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

// --- the page itself

const pageAlive = async (page: Page) => {
  await hydrated(page);
  await expect(page.locator('.load-error')).toHaveCount(0);
  await page.locator('.navbar button[title]').last().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
};
const pageBox = (page: Page) => page.locator('.load-error--page');
const ofPage = {
  route: '/docs/intro-stage',
  first: true,
  whole: true,
  message: pageBox,
  says: { en: 'failed to load', zh: '没有加载成功' },
  again: (page: Page) => pageBox(page).getByRole('button', retry).click(),
  use: pageAlive,
  finds: {
    told: 'the whole text, and a box above it with Retry',
    works: 'the whole text at once, and a page that is alive a moment later',
  },
} satisfies Partial<Part>;

const readsOn: Pick<Part, 'route' | 'first' | 'use'> = {
  route: '/docs/resource/upload',
  first: true,
  use: async page => {
    await hydrated(page);
    await expect(page.locator('article h1')).toBeVisible();
    await expect(page.locator('article p').first()).toBeVisible();
  },
};

const page: Part[] = [
  {
    name: 'the main script',
    file: asset(/\/assets\/js\/main\.\w+\.js$/),
    ...ofPage,
    told: ['aborted', 'portal', 'hanging'],
    works: ['flaky'],
  },
  {
    name: 'the script that loads the others',
    file: asset(/\/assets\/js\/runtime~main\.\w+\.js$/),
    ...ofPage,
    told: ['aborted'],
  },
  {
    name: 'the script of a page, when it is opened',
    file: scriptWith('/intro-stage.md'),
    ...ofPage,
    told: ['aborted', 'portal', 'hanging'],
    works: ['flaky'],
  },
  {
    name: 'the script that watches over the others',
    file: asset(/\/recover\.js$/),
    route: ofPage.route,
    first: true,
    use: pageAlive,
    works: ['aborted'],
    finds: { works: 'a page that is alive' },
  },
  {
    name: 'the style sheet',
    file: asset(/\/assets\/css\/styles\.\w+\.css$/),
    ...readsOn,
    works: ['aborted'],
    finds: { works: 'the whole text, plain, and a page that is alive' },
  },
  {
    name: 'fonts',
    file: asset(/\/fonts\/.*\.woff2$/),
    ...readsOn,
    works: ['aborted', 'hanging'],
    finds: { works: 'the whole text at once, in fonts of the system' },
  },
  {
    name: 'pictures',
    file: asset(/\/img\/paintings\/.*\.webp$/),
    route: '/',
    first: true,
    use: async page => {
      await hydrated(page);
      const picture = page.locator('#easel img');
      expect((await picture.getAttribute('alt'))?.length).toBeGreaterThan(5);
      await expect(page.locator('h1')).toBeVisible();
    },
    works: ['aborted', 'hanging'],
    finds: { works: 'the whole page, and words in place of the picture' },
  },
];

// --- going to another page

const goOn = (page: Page) => follow(page, '/docs/intro-stage');
const arrived = async (page: Page) => {
  await hydrated(page);
  await expect(page).toHaveURL(/\/docs\/intro-stage$/);
  await expect(page.locator('.menu__link--active[href$="/docs/intro-stage"]')).toBeVisible();
  await expect(page.locator('.load-error')).toHaveCount(0);
};
const reference: Omit<Part, 'file' | 'name'> = {
  route: '/docs/api/intro',
  need: page => follow(page, '/docs/api/apis/get-model'),
  message: toldThere,
  says: notLoaded,
  again: pressRetry,
  use: async page => {
    await expect(page.locator('.ref h1, article h1').first()).toContainText(/model|模型/i);
    await expect(page.locator('.ref [data-try]')).toBeVisible();
    await expect(page.locator('.load-error')).toHaveCount(0);
  },
  finds: {
    told: 'a message in place of the page, with Retry, which brings it',
    works: 'the page; if need be it has been loaded whole',
  },
};

const navigation: Part[] = [
  {
    name: 'the script of the page that a link leads to',
    file: scriptWith('/intro-stage.md'),
    route: '/docs/intro',
    need: goOn,
    whole: true,
    message: pageBox,
    says: ofPage.says,
    again: ofPage.again,
    use: arrived,
    told: ['aborted', 'portal', 'hanging'],
    works: ['flaky'],
    finds: {
      told: 'the page, loaded whole, with its text and a box with Retry',
      works: 'the page',
    },
  },
  {
    name: 'the text of a reference page that a link leads to',
    file: asset(/\/assets\/markup\/.*\.html$/),
    ...reference,
    told: ['aborted', 'hanging'],
    works: ['refused', 'portal', 'slow'],
  },
  {
    name: 'the styles of a reference page that a link leads to',
    file: asset(/\/assets\/css\/reference\.\w+\.css$/),
    ...reference,
    works: ['aborted', 'hanging'],
    finds: { works: 'the page, plain if need be' },
  },
  {
    name: 'the colours of code on a page that a link leads to',
    file: scriptWith('languages.markup'),
    route: '/docs/glossary',
    need: page => follow(page, '/docs/api/intro'),
    use: page => expect(page.locator('article pre code').first()).toBeVisible(),
    works: ['aborted'],
    finds: { works: 'the page, its code in one colour' },
  },
];

// --- interactive parts

const demo = {
  route: '/blog/mdx-blog-post',
  need: comeNear,
  message: toldThere,
  says: notLoaded,
  again: pressRetry,
  use: (page: Page) =>
    expect(page.getByTestId('digest-sha256')).toHaveText(/^821b0163f8547ad7b27b/),
  finds: {
    told: 'a message in place of the tool, with Retry, which brings it',
    works: 'the tool',
  },
} satisfies Partial<Part>;

const explainer = (page: Page) => page.getByRole('region', { name: /Error explainer|错误解释器/ });
const explain = {
  route: '/docs/tools',
  early: true,
  need: async (page: Page) => {
    const place = page.locator('[data-island]').nth(1);
    await place.scrollIntoViewIfNeeded();
  },
  message: toldThere,
  again: pressRetry,
  use: async (page: Page) => {
    await explainer(page).getByRole('textbox').fill('QUEUE_FULL');
    await expect(explainer(page).locator('[data-code="QUEUE_FULL"]')).toBeVisible();
  },
  finds: demo.finds,
} satisfies Partial<Part>;

const openLab = (page: Page) => page.getByRole('link', { name: labels.open }).click();
const lab = {
  route: '/docs/api/signature/signature_build',
  need: openLab,
  message: toldThere,
  again: pressRetry,
  use: async (page: Page) => expect((await labOf(page)).getByTestId('lab-bytes')).toHaveText('79'),
  finds: {
    told: 'a message in place of the lab, with a button that brings it',
    works: 'the lab',
  },
} satisfies Partial<Part>;

const labKey = (page: Page) => page.getByRole('button', { name: labels.sandboxKey }).click();

const islands: Part[] = [
  {
    name: 'the script of a tool',
    file: scriptWith('digest-sha256'),
    ...demo,
    told: ['aborted', 'portal', 'hanging'],
    works: ['slow', 'flaky'],
  },
  {
    name: 'the messages of a tool',
    file: asset(/\/assets\/messages\/error-explainer\.\w+\.json$/),
    ...explain,
    says: notLoaded,
    told: ['refused', 'portal', 'hanging'],
    works: ['flaky'],
  },
  {
    name: 'the catalogue that a tool looks errors up in',
    file: asset(/\/errors\.json$/),
    ...explain,
    says: notLoaded,
    told: ['refused', 'hanging'],
    finds: {
      told: 'a message in place of the tool, with Retry, which brings it',
      works: 'the tool',
    },
  },
  {
    name: 'the style sheet of a tool',
    file: asset(/\/assets\/css\/tools\.island\.\w+\.css$/),
    ...explain,
    works: ['portal', 'hanging'],
    finds: { works: 'the tool, plain, and at work' },
  },
  {
    name: 'the script of the signature lab',
    file: scriptWith('throwaway-sandbox-'),
    ...lab,
    says: notLoaded,
    told: ['aborted'],
  },
  {
    name: 'the script of one view of the lab',
    file: scriptWith('lab-bytes'),
    ...lab,
    says: hasStopped,
    told: ['portal', 'hanging'],
  },
  {
    name: 'the worker of the lab',
    file: scriptWith('nonceSeen'),
    ...lab,
    says: hasStopped,
    told: ['aborted', 'portal', 'hanging'],
  },
  {
    name: 'the throw-away key of the lab',
    file: asset(/\/signing-vectors\/keys\/.*\.pem$/),
    ...lab,
    need: async page => {
      await openLab(page);
      // An answer shows that the worker has come.
      await expect((await labOf(page)).getByTestId('lab-bytes')).toHaveText('79');
      await labKey(page);
    },
    message: page => page.getByRole('status').filter({ hasText: /failed to load|加载失败/ }),
    says: { en: 'throw-away key failed to load', zh: '一次性密钥加载失败' },
    again: labKey,
    use: page => expect(page.getByText(/key_1/).first()).toBeVisible(),
    told: ['refused', 'hanging'],
    finds: { told: 'a message below the button; pressed again, the button brings the key' },
  },
  {
    name: 'the script that enlarges a picture',
    file: scriptWith('"zoom"'),
    route: '/styleguide',
    need: page => page.locator('.zoom-link').first().click(),
    use: page => expect(page).toHaveURL(/\.(svg|webp|png)$/),
    works: ['aborted'],
    finds: { works: 'the picture alone, as the link says' },
  },
  {
    name: 'the script that draws the way of a job',
    file: scriptWith('job-trace'),
    route: '/docs/guides/job-lifecycle',
    need: page => page.locator('.journey [data-run="0"]').first().click(),
    use: page => expect(page.locator('.journey li[data-state="done"]').first()).toBeVisible(),
    works: ['aborted'],
    finds: { works: 'the tutorial at work, and the diagram without the way' },
  },
];

// --- the console, tutorials, the home page

const tryIt = (page: Page) => page.locator('[data-try]').click();
const opened = async (page: Page) => {
  if (!(await sendButton(page).isVisible())) await expect(sendButton(page)).toBeVisible();
  await sendButton(page).click();
  await expect(status(page)).toHaveAttribute('data-ok', 'true');
};
const notOpened = {
  route: '/docs/api/apis/get-model',
  need: tryIt,
  message: page => page.locator('[data-failed]'),
  says: { en: 'failed to load', zh: '加载失败' },
  again: tryIt,
  use: opened,
  finds: {
    told: 'a sentence beside the link; pressed again, the link opens the console',
    works: 'the console, which sends',
  },
} satisfies Partial<Part>;

const whileSending = {
  ...notOpened,
  need: async page => {
    await tryIt(page);
    await sendButton(page).click();
  },
  message: page => page.locator('.con-result [role="alert"]'),
  again: page => sendButton(page).click(),
  use: page => expect(status(page)).toHaveAttribute('data-ok', 'true'),
  finds: { told: 'a message where the answer would be; pressed again, Send succeeds' },
} satisfies Partial<Part>;

const program = (page: Page) => page.locator('.con-program');

const journey = (page: Page) => page.locator('.journey').first();
const runStep = (page: Page) => journey(page).locator('[data-run="0"]').click();
const tutorial = {
  route: '/docs/guides/job-lifecycle',
  need: runStep,
  message: (page: Page) => journey(page).getByRole('alert'),
  again: runStep,
  use: (page: Page) => expect(journey(page).locator('li[data-state="done"]').first()).toBeVisible(),
  finds: { told: 'a message in the tutorial; pressed again, Run runs it' },
} satisfies Partial<Part>;

const paint = (page: Page) => page.getByRole('link', { name: /Paint it now|现在就画/ }).click();
const home = {
  route: '/',
  need: paint,
  message: page => page.locator('main [role="status"]').first(),
  says: { en: 'could not start', zh: '没能启动' },
  again: paint,
  use: page => expect(page.locator('main figure img[src^="blob:"]')).toBeVisible(),
  finds: { told: 'a sentence below the button; pressed again, it paints' },
} satisfies Partial<Part>;

const sandboxScript = scriptWith(sandboxText);

const runners: Part[] = [
  {
    name: 'the script of the console',
    file: scriptWith('try-heading'),
    ...notOpened,
    told: ['aborted', 'portal', 'hanging'],
    works: ['flaky'],
  },
  {
    name: 'the messages of the console',
    file: asset(/\/assets\/messages\/console\.\w+\.json$/),
    ...notOpened,
    told: ['portal', 'hanging'],
  },
  {
    name: 'the form of an operation',
    file: asset(/\/assets\/data\/get-model\.form\.\w+\.json$/),
    ...notOpened,
    told: ['refused', 'hanging'],
  },
  {
    name: 'the style sheet of the console',
    file: asset(/\/assets\/css\/console\.island\.\w+\.css$/),
    ...notOpened,
    works: ['aborted', 'hanging'],
    finds: { works: 'the console, plain, and at work' },
  },
  {
    name: 'the worker of the sandbox, when the console sends',
    file: sandboxScript,
    ...whileSending,
    says: sandboxStopped,
    told: ['aborted', 'hanging'],
  },
  {
    name: 'the worker of the key, when the console sends',
    file: asset(/\/key-worker\.\w+\.js$/),
    ...whileSending,
    says: keyStopped,
    told: ['aborted', 'hanging'],
  },
  {
    name: 'a program to copy',
    file: scriptWith('easel-private-key.pem'),
    ...notOpened,
    message: page => program(page).getByRole('alert'),
    again: page => program(page).getByRole('alert').getByRole('button').click(),
    use: page => expect(program(page).locator('.con-code').first()).toBeVisible(),
    told: ['aborted'],
    finds: { told: 'a message in place of the program; asked for again, it is there' },
  },
  {
    name: 'the script of a tutorial',
    file: scriptWith('data-reset'),
    ...tutorial,
    says: { en: 'failed to load', zh: '加载失败' },
    told: ['aborted', 'hanging'],
  },
  {
    name: 'the steps of a tutorial',
    file: asset(/\/assets\/data\/[\w-]+\.data\.\w+\.json$/),
    ...tutorial,
    says: { en: 'failed to load', zh: '加载失败' },
    told: ['portal', 'hanging'],
  },
  {
    name: 'the worker of the sandbox, when a tutorial runs',
    file: sandboxScript,
    ...tutorial,
    says: sandboxStopped,
    told: ['aborted'],
  },
  {
    name: 'the script behind the button of the home page',
    file: scriptWith('home-'),
    ...home,
    told: ['aborted'],
  },
  {
    name: 'the worker of the sandbox, when the home page paints',
    file: sandboxScript,
    ...home,
    told: ['aborted'],
  },
];

// --- search

const openSearch = (page: Page) => box(page).click();
const find = async (page: Page) => {
  await expect(field(page)).toBeFocused();
  await field(page).fill('webhook');
  await answered(page);
  await expect(results(page).first()).toBeVisible();
};
const searchFor = async (page: Page) => {
  await openSearch(page);
  await field(page).fill('webhook');
};
const search = {
  route: '/docs/intro',
  need: searchFor,
  message: (page: Page) => dialog(page).getByRole('status'),
  says: { en: 'No results found', zh: '没有' },
  again: async (page: Page) => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await openSearch(page);
  },
  use: find,
  finds: {
    told: '“No results found”, as for an empty index; opened again, search finds',
    works: 'results',
  },
} satisfies Partial<Part>;

const searching: Part[] = [
  {
    name: 'the script of the search dialog',
    file: scriptWith('search-choices'),
    ...search,
    need: openSearch,
    message: page => page.getByRole('alert'),
    says: { en: 'Search could not be loaded', zh: '搜索没有加载成功' },
    again: openSearch,
    told: ['aborted', 'hanging'],
    works: ['slow'],
    finds: { told: 'a sentence at the box; pressed again, the box opens', works: 'the dialog' },
  },
  {
    name: 'the style sheet of the search dialog',
    file: asset(/\/assets\/css\/dialog\.\w+\.css$/),
    ...search,
    works: ['aborted', 'hanging'],
    finds: { works: 'the dialog, plain, which finds' },
  },
  {
    name: 'the search indexes',
    file: asset(/\/search-index-[\w-]+\.json$/),
    ...search,
    told: ['refused', 'portal', 'hanging'],
    works: ['flaky'],
  },
  {
    name: 'parts of the search index',
    file: asset(/\/search-index-[\w-]+\/.*\.json$/),
    ...search,
    told: ['aborted', 'hanging'],
    works: ['flaky'],
  },
];

export const parts: Record<string, Part[]> = {
  'A page': page,
  'Going to another page': navigation,
  'Tools and lab': islands,
  'Console, tutorials and home page': runners,
  Search: searching,
};
