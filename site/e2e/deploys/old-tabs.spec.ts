import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publish } from '@easel/deploy/publish';
import { serveBuild } from '@easel/deploy/server';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { build } from '../built-site.ts';
import { labels } from '../lab/lab-page.ts';
import { freePort } from '../processes.ts';
import { box, field, results } from '../search-page.ts';
import { expect, hydrated, type Locale, test } from '../site-test.ts';
import { renameBuild } from './rename-build.ts';

interface Action {
  name: string;
  route: string;
  /** What the reader did before the site was published anew. */
  before?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  /** What shows that it worked. */
  sign: (page: Page) => Locator;
}

/** The sentence about the update. */
const told = (page: Page) => page.locator('.load-error--page');
const tutorial = (page: Page) => page.locator('article a[href$="/docs/basic/txt2img"]').first();
const openConsole = (page: Page) => page.locator('[data-try]').click();
const search = async (page: Page, query: string) => {
  if (!(await field(page).isVisible())) await box(page).click();
  await expect(field(page).or(told(page)).first()).toBeVisible();
  if (await field(page).isVisible()) await field(page).fill(query);
};

const actions: Action[] = [
  {
    name: 'goes to another page',
    route: '/docs/intro',
    act: page => tutorial(page).click(),
    sign: page => page.locator('h1', { hasText: /Text to image|文生图/ }),
  },
  {
    name: 'goes to a page of the reference',
    route: '/docs/api/intro',
    act: page => page.locator('main a[href$="/apis/get-model"]').first().click(),
    sign: page => page.locator('h1', { hasText: /model|模型/i }),
  },
  {
    name: 'goes back',
    route: '/docs/intro',
    before: async page => {
      await tutorial(page).click();
      await expect(page).toHaveURL(/txt2img$/);
    },
    act: page => page.goBack(),
    sign: page => page.locator('.menu__link--active[href$="/docs/intro"]'),
  },
  {
    name: 'searches for the first time',
    route: '/docs/intro',
    act: page => search(page, 'signature'),
    sign: page => results(page).first(),
  },
  {
    name: 'searches for another word',
    route: '/docs/basic/txt2img',
    before: async page => {
      await search(page, 'lora');
      await expect(results(page).first()).toBeVisible();
    },
    act: page => search(page, 'webhook'),
    sign: page =>
      results(page)
        .filter({ hasText: /webhook/i })
        .first(),
  },
  {
    name: 'opens the console',
    route: '/docs/api/apis/get-model',
    act: openConsole,
    sign: page => page.locator('.con-send > button'),
  },
  {
    name: 'sends from an open console',
    route: '/docs/api/apis/get-job',
    before: async page => {
      await openConsole(page);
      await expect(page.locator('.con-send > button')).toBeEnabled();
    },
    act: async page => {
      if (!(await page.locator('.con-send > button').isVisible())) await openConsole(page);
      await page.locator('.con-send > button').click();
    },
    sign: page => page.locator('.con-result > .con-status').first(),
  },
  {
    name: 'opens the lab',
    route: '/docs/api/signature/signature_build',
    act: page => page.getByRole('link', { name: labels.open }).click(),
    sign: page => page.getByRole('button', { name: labels.sandboxKey }),
  },
  {
    name: 'comes to a tool',
    route: '/docs/tools',
    act: page => page.locator('[data-island]').last().scrollIntoViewIfNeeded(),
    sign: page => page.locator('[data-island]').last().getByRole('region'),
  },
  {
    name: 'runs a tutorial',
    route: '/docs/guides/job-lifecycle',
    act: page => page.locator('.journey [data-run="0"]').first().click(),
    sign: page => page.locator('.journey li[data-state="done"] .con-status').first(),
  },
  {
    name: 'paints on the home page',
    route: '/',
    act: page => page.getByRole('link', { name: /Paint it now|现在就画/ }).click(),
    sign: page => page.locator('#easel[data-live="SUCCESS"]'),
  },
  {
    name: 'takes the other language',
    route: '/docs/tools',
    act: async page => {
      await page.locator('.navbar .dropdown').last().hover();
      await page.locator('.navbar .dropdown__menu a:not(.dropdown__link--active)').last().click();
    },
    sign: page => page.locator('h1', { hasText: /Tools|工具/ }),
  },
];

const deploys = 3;
const day = 86_400_000;
let folder: string;
let builds: string[];

// One copy of the site for each deploy is enough for all tests.
test.describe.configure({ mode: 'serial' });
// A press that finds nothing is told before the test ends.
test.use({ actionTimeout: 20_000 });
test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'deploys-'));
  const copies = [1, 2, 3].map(step => path.join(folder, `build-${step}`));
  for (const [index, copy] of copies.entries()) renameBuild(build, copy, index + 1);
  builds = [build, ...copies];
});
test.afterAll(() => rmSync(folder, { recursive: true }));

interface Tab extends Action {
  page: Page;
  /** How many deploys it has seen. */
  age: number;
}

/** Opens the tabs of a reader between the deploys, and gives them back after the last. */
async function openTabs(
  context: BrowserContext,
  locale: Locale,
  { site, keepDays, origin }: { site: string; keepDays: number; origin: string },
  serve: () => Promise<void>,
): Promise<Tab[]> {
  const tabs: Tab[] = [];
  for (let step = 0; step <= deploys; step += 1) {
    await publish(builds[step]!, {
      site,
      keepDays,
      now: new Date(Date.UTC(2026, 0, 1) + step * day),
    });
    if (step === 0) await serve();
    for (const action of actions.filter((_, index) => step < deploys && index % deploys === step)) {
      const page = await context.newPage();
      await page.goto(`${origin}${locale === 'zh' ? '/zh' : ''}${action.route}`);
      await hydrated(page);
      await action.before?.(page);
      tabs.push({ ...action, page, age: deploys - step });
    }
  }
  return tabs;
}

for (const locale of ['en', 'zh'] as const) {
  for (const [keepDays, what] of [
    [30, 'kept: a tab goes on as if nothing had happened'],
    [0, 'gone: a tab works, or says in one sentence what to do'],
  ] as const) {
    test(`${locale}: three deploys, files of earlier builds ${what}`, async ({ context }) => {
      const site = path.join(folder, `${locale}-${keepDays}`);
      const port = await freePort();
      let server: Server | undefined;
      const serve = async () => {
        server = await serveBuild(path.join(site, 'current'), port);
      };
      const origin = `http://127.0.0.1:${port}`;
      try {
        for (const { page, name, age, act, sign } of await openTabs(
          context,
          locale,
          { site, keepDays, origin },
          serve,
        )) {
          await test.step(`a tab ${age} deploys old ${name}`, async () => {
            await page.bringToFront();
            await act(page);
            // The sentence may go with its page: a link whose script is gone leads on by a whole load.
            await expect(async () => {
              if (keepDays === 0 && (await told(page).isVisible())) {
                const soon = { timeout: 5000 };
                await expect(told(page)).toContainText(/has been updated|网站已经更新/, soon);
                await told(page).getByRole('button').click(soon);
                await expect(told(page)).toBeHidden();
                await hydrated(page);
                await act(page);
              }
              await expect(sign(page), name).toBeVisible({ timeout: 20_000 });
            }).toPass();
            await expect(told(page), name).toBeHidden();
          });
          await page.close();
        }
      } finally {
        server?.closeAllConnections();
        server?.close();
      }
    });
  }
}
