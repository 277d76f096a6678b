import type { BrowserContext, Page } from '@playwright/test';
import { chooseTarget, openConsole, send, sendButton, status } from '../console/console-page.ts';
import { labels, labOf } from '../lab/lab-page.ts';
import { answered, box, dialog, field, results } from '../search-page.ts';
import { expect, hydrated, type Locale, open } from '../site-test.ts';
import { breakRequests, type Way } from './break-requests.ts';
import { follow } from './parts.ts';

interface Given {
  page: Page;
  context: BrowserContext;
  at: (route: string) => string;
  locale: Locale;
}

/** Something around the pages that is not as it should be. */
export interface Surrounding {
  name: string;
  /** For the table: what the reader finds. */
  finds: string;
  meet: (given: Given) => Promise<void>;
}

const toggle = (page: Page) => page.locator('.navbar button[title]').last();
const bar = (page: Page) => page.locator('.theme-announcement-bar');
const local = 'http://127.0.0.1:8787';
const chooseLocal = (page: Page) => chooseTarget(page, 'local');
const told = (page: Page) => page.locator('.con-result [role="alert"]');

// --- storage

/** Everything that reads or writes what is kept in the browser. */
async function walkAbout({ page, at }: Given): Promise<void> {
  await open(page, at('/docs/basic/txt2img'));
  // Whatever was kept, the page can be put into either of its looks.
  const theme = () => page.locator('html').getAttribute('data-theme');
  await toggle(page).click();
  await expect.poll(theme).toMatch(/^(light|dark)$/);
  const before = await theme();
  await toggle(page).click();
  await expect.poll(theme).toBe(before === 'dark' ? 'light' : 'dark');
  if (await bar(page).isVisible()) {
    await bar(page).getByRole('button').click();
    await expect(bar(page)).toHaveCount(0);
  }
  const sample = page.locator('.sample').first();
  await sample.getByRole('tab', { name: 'Go' }).click();
  await expect(sample.locator('[role="tabpanel"]:not([hidden])')).toHaveAttribute(
    'data-language',
    'go',
  );
  await box(page).click();
  await field(page).fill('webhook');
  await answered(page);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/txt2img/);
  await expect(page.locator('article h1')).toBeVisible();
}

/** Every key under which the site keeps something. */
const keys = [
  ...['theme', 'docusaurus.announcement.id', 'docusaurus.announcement.dismiss'],
  ...['docs-preferred-version-default', 'easel.language', 'search.recent', 'search.opened'],
];

const poisoned = (what: string, values: string[]): Surrounding => ({
  name: `every key of the storage holds ${what}`,
  finds: 'a page in one of its looks; colour mode, announcement, samples and search work',
  meet: async given => {
    await given.context.addInitScript(
      ({ keys, values }) => {
        // Of a page opened later it is what the pages before have written.
        if (sessionStorage.getItem('poisoned')) return;
        sessionStorage.setItem('poisoned', 'yes');
        for (const [index, key] of keys.entries())
          localStorage.setItem(key, values[index % values.length]!);
      },
      { keys, values },
    );
    await walkAbout(given);
  },
});

const storage: Surrounding[] = [
  {
    name: 'storage is denied',
    finds:
      'colour mode, announcement, samples, search and console at work, forgotten with the page',
    meet: async given => {
      await given.context.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        }
      });
      await walkAbout(given);
      await openConsole(given.page, 'get-model', given.locale);
      await send(given.page);
      await expect(status(given.page)).toHaveAttribute('data-ok', 'true');
    },
  },
  {
    name: 'storage is full',
    finds: 'colour mode, announcement, samples and search at work, forgotten with the page',
    meet: async given => {
      await given.context.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await walkAbout(given);
    },
  },
  poisoned('values of another type', ['5', 'null', '{}', '[[]]', '"x"', '[null]', '[{}]']),
  poisoned('what cannot be read', ['{', '\ud800', '__proto__', '[{"href":"http://["}]', '']),
  poisoned('a million characters', ['x'.repeat(100_000), `["${'x'.repeat(200_000)}"]`]),
];

// --- the clock

const day = 86_400_000;
const clockOff = (name: string, by: number): Surrounding => ({
  name: `the clock is a day ${name}`,
  finds: 'a signed request that the sandbox in the page accepts, and a price',
  meet: async ({ page, locale }) => {
    await page.clock.install({ time: Date.now() + by });
    await openConsole(page, 'create-job', locale);
    await expect(page.locator('[data-cost]')).toBeVisible();
    await send(page);
    await expect(status(page)).toHaveAttribute('data-ok', 'true');
  },
});

// --- the connection

const connection: Surrounding[] = [
  {
    name: 'the connection is lost before a request is sent from an open console',
    finds: 'the answer: the sandbox is in the page',
    meet: async ({ page, context, locale }) => {
      await openConsole(page, 'create-job', locale);
      // The price shows that the sandbox has come.
      await expect(page.locator('[data-cost]')).toBeVisible();
      await context.setOffline(true);
      await send(page);
      await expect(status(page)).toHaveAttribute('data-ok', 'true');
    },
  },
  {
    name: 'the connection is lost before search is opened',
    finds: 'a sentence at the box; with the connection back, search finds',
    meet: async ({ page, context, at, locale }) => {
      await open(page, at('/docs/intro'));
      await context.setOffline(true);
      await box(page).click();
      await expect(page.getByRole('alert')).toContainText(
        { en: 'Search could not be loaded', zh: '搜索没有加载成功' }[locale],
      );
      await context.setOffline(false);
      await box(page).click();
      await field(page).fill('webhook');
      await answered(page);
      await expect(results(page).first()).toBeVisible();
      await expect(page.locator('.search-failed')).toHaveCount(0);
    },
  },
  {
    name: 'the connection is lost before a tool comes near',
    finds: 'a message in its place, with Retry, which brings it when the connection is back',
    meet: async ({ page, context, at, locale }) => {
      await open(page, at('/blog/mdx-blog-post'));
      await context.setOffline(true);
      const island = page.locator('[data-island]');
      await island.scrollIntoViewIfNeeded();
      await expect(island.getByRole('alert')).toContainText(
        { en: 'could not be loaded', zh: '没有加载成功' }[locale],
      );
      await context.setOffline(false);
      await island.getByRole('button').click();
      await expect(page.getByTestId('digest-sha256')).toBeVisible();
    },
  },
  {
    name: 'the connection is lost before the reader goes back',
    finds: 'the page before',
    meet: async ({ page, context, at }) => {
      await open(page, at('/docs/intro'));
      await follow(page, '/docs/intro-stage');
      const active = (end: string) => page.locator(`.menu__link--active[href$="${end}"]`);
      await expect(active('/docs/intro-stage')).toBeVisible();
      await context.setOffline(true);
      await page.goBack();
      await expect(active('/docs/intro')).toBeVisible();
    },
  },
];

// --- whom the console calls

const target = (name: string, finds: string, meet: Surrounding['meet']): Surrounding => ({
  name: `the sandbox on the reader’s computer ${name}`,
  finds,
  meet,
});
const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
const large = JSON.stringify({
  items: Array.from({ length: 150_000 }, (_, id) => ({ id, text: 'x'.repeat(60) })),
});

async function isAnsweredWith(
  given: Given,
  answer: { status?: number; contentType?: string; body: string },
) {
  const { page, locale } = given;
  await page.route(`${local}/**`, route =>
    route.fulfill({ contentType: 'application/json', ...answer }),
  );
  await openConsole(page, 'get-model', locale);
  await chooseLocal(page);
  await send(page);
}

const targets: Surrounding[] = [
  target(
    'never answers',
    'that nothing answers there; pressed again, the answer',
    async ({ page, context, locale }) => {
      await page.clock.install();
      await openConsole(page, 'get-model', locale);
      await chooseLocal(page);
      const broken = await breakRequests(context, `${local}/**`, 'hanging');
      await sendButton(page).click();
      await broken.asked;
      await page.clock.runFor(61_000);
      await expect(told(page)).toContainText('127.0.0.1:8787');
      await context.route(`${local}/**`, route => route.fulfill({ json: {} }));
      await send(page);
      await expect(told(page)).toHaveCount(0);
    },
  ),
  target('answers with an error page', 'its status and its text', async given => {
    await isAnsweredWith(given, {
      status: 502,
      contentType: 'text/html',
      body: '<h1>Bad gateway</h1>',
    });
    await expect(status(given.page)).toContainText('502');
    await expect(given.page.locator('.con-result .con-code').first()).toContainText('Bad gateway');
  }),
  target(
    'answers with ten megabytes',
    'the beginning of the answer, and how much more there is',
    async given => {
      await isAnsweredWith(given, { body: large });
      await expect(given.page.locator('.con-result pre').first()).toContainText(/… \+\d{6,}$/);
      await send(given.page);
    },
  ),
  target(
    'answers with objects a hundred thousand deep',
    'the beginning of the answer',
    async given => {
      await isAnsweredWith(given, { body: deep });
      await expect(given.page.locator('.con-result .con-code').first()).toContainText('{"a":{"a":');
      await send(given.page);
    },
  ),
];

// --- how the page is shown

const display: Surrounding[] = [
  {
    name: 'the page is enlarged to 400 %, which leaves 320 px',
    finds: 'home page, tutorial, tools and an open console that do not scroll sideways',
    meet: async ({ page, at, locale }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const fits = () =>
        expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      for (const route of ['/', '/docs/basic/txt2img', '/docs/tools']) {
        await open(page, at(route));
        await fits();
      }
      await openConsole(page, 'create-job', locale);
      await send(page);
      await fits();
    },
  },
  {
    name: 'colours are forced',
    finds: 'which view is chosen, and where the keyboard is',
    meet: async ({ page, locale }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await openConsole(page, 'get-model', locale);
      const looks = await page
        .locator('.con-segments')
        .first()
        .locator('label')
        .evaluateAll(all =>
          all.map(label => {
            const seen = getComputedStyle(label.querySelector('span') ?? label);
            return [seen.backgroundColor, seen.color, seen.outlineStyle, seen.borderStyle].join();
          }),
        );
      expect(looks.length).toBeGreaterThan(1);
      expect(looks.slice(1)).not.toContain(looks[0]);
      await sendButton(page).focus();
      await page.keyboard.press('Shift+Tab');
      const outline = await page.evaluate(
        () => getComputedStyle(document.activeElement!).outlineStyle,
      );
      expect(outline).not.toBe('none');
    },
  },
  {
    name: 'less motion is asked for',
    finds: 'the finished picture at once, and nothing that moves',
    meet: async ({ page, at }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, at('/'));
      await expect(page.locator('#easel img')).toBeVisible();
      const moving = () =>
        page.evaluate(
          () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
        );
      await expect.poll(moving).toBe(0);
    },
  },
];

// --- addresses

const malformed = ['#100%', '#%E0%A4%A', '#%', '#a%zz'];
const goesOn = async (page: Page, at: Given['at']) => {
  const link = page.locator(`.theme-doc-sidebar-menu a[href="${at('/docs/intro-stage')}"]`);
  await link.click();
  await expect(page).toHaveURL(at('/docs/intro-stage'));
  // The address changes before the page.
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('article h1')).toBeVisible();
};
const setHash = (page: Page, hash: string) =>
  page.evaluate(value => {
    window.location.hash = value;
  }, hash);
const shared = (text: string) => `#try=${Buffer.from(text).toString('base64url')}`;

const addresses: Surrounding[] = [
  {
    name: 'a hash that cannot be decoded is typed into the address',
    finds: 'the page, alive',
    meet: async ({ page, at }) => {
      for (const hash of malformed) {
        await open(page, at('/docs/intro'));
        await setHash(page, hash);
        await goesOn(page, at);
      }
    },
  },
  {
    name: 'a link from elsewhere has a hash that cannot be decoded',
    finds: 'the page, alive',
    meet: async ({ page, at }) => {
      for (const hash of malformed) {
        await open(page, at('/docs/intro') + hash);
        await goesOn(page, at);
      }
    },
  },
  {
    name: 'the reader goes back over a hash that cannot be decoded',
    finds: 'the page, alive',
    meet: async ({ page, at }) => {
      await open(page, at('/docs/intro'));
      await setHash(page, '#100%');
      await setHash(page, '#fine');
      await page.goBack();
      await expect(page.locator('article h1')).toBeVisible();
      await page.goBack();
      await goesOn(page, at);
    },
  },
  {
    name: 'the query of the address means nothing',
    finds: 'the page, in the sample language that the reader chose before',
    meet: async ({ page, at }) => {
      await open(page, at('/docs/basic/txt2img?lang=go'));
      for (const query of ['?lang=klingon', '?lang=%E0%A4%A', '?%', `?lang=${'x'.repeat(4000)}`]) {
        await open(page, at(`/docs/basic/txt2img${query}`));
        const panel = page.locator('.sample [role="tabpanel"]:not([hidden])').first();
        await expect(panel).toHaveAttribute('data-language', 'go');
      }
    },
  },
  {
    name: 'a link to a request holds none',
    finds: 'the console with the example of the page, which sends',
    meet: async ({ page, at }) => {
      for (const hash of [
        '#try=%',
        shared('{'),
        shared('null'),
        shared('{"p":{},"b":"\\"x\\"","s":""}'),
      ]) {
        await page.goto('about:blank');
        await open(page, at(`/docs/api/apis/get-model${hash}`));
        await expect(page.locator('#try-heading')).toBeFocused();
      }
      await send(page);
    },
  },
];

// --- parts that break, and a build that nobody knows of

const buildInfo = (way: Way): Surrounding => ({
  name: `a tool does not come, and of build.json ${way === 'hanging' ? 'there is no answer either' : 'a page comes'}`,
  finds: 'the message of the tool, and no word about an update',
  meet: async ({ page, context, at }) => {
    await open(page, at('/docs/tools'));
    const tool = await breakRequests(context, /\/assets\/messages\/.*\.json$/, 'aborted');
    const info = await breakRequests(context, /\/build\.json$/, way);
    const island = page.locator('[data-island]').last();
    await island.scrollIntoViewIfNeeded();
    await info.asked;
    await expect(island.getByRole('alert')).toBeVisible();
    await expect(page.locator('.load-error--page')).toHaveCount(0);
    await tool.lift();
    await info.lift();
    await island.getByRole('button').click();
    await expect(island.getByRole('region')).toBeVisible();
  },
});

const says = { en: 'has stopped working', zh: '停止工作了' };
const broken: Surrounding[] = [
  {
    name: 'a tool breaks',
    finds: 'a message in its place, and the other tools at work',
    meet: async ({ page, at, locale }) => {
      await page.route(/\/assets\/messages\/cost-calculator\.\w+\.json$/, route =>
        route.fulfill({ json: null }),
      );
      await open(page, at('/docs/tools'));
      for (const island of await page.locator('[data-island]').all()) {
        await island.scrollIntoViewIfNeeded();
        await expect(
          island.getByRole('region').or(island.getByRole('alert')).first(),
        ).toBeVisible();
      }
      await expect(page.getByRole('alert')).toHaveCount(1);
      await expect(page.getByRole('alert')).toContainText(says[locale]);
    },
  },
  {
    name: 'the lab breaks',
    finds: 'a message in its place, and the page around it',
    meet: async ({ page, at, locale }) => {
      await page.route(/\/assets\/messages\/(messages|signing)\.\w+\.json$/, route =>
        route.fulfill({ json: {} }),
      );
      await open(page, at('/docs/api/signature/signature_build'));
      await page.getByRole('link', { name: labels.open }).click();
      await expect(page.locator('#signature-lab').getByRole('alert')).toContainText(says[locale]);
      await page.unrouteAll();
      await page.reload();
      await hydrated(page);
      await page.getByRole('link', { name: labels.open }).click();
      await labOf(page);
    },
  },
  {
    name: 'the console breaks',
    finds: 'a message in its place, and the page around it',
    meet: async ({ page, at, locale }) => {
      await page.route(/\/assets\/messages\/console\.\w+\.json$/, route =>
        route.fulfill({ json: null }),
      );
      await open(page, at('/docs/api/apis/get-model'));
      await page.locator('[data-try]').click();
      await expect(page.locator('#try').getByRole('alert')).toContainText(says[locale]);
    },
  },
  buildInfo('hanging'),
  buildInfo('portal'),
];

export const surroundings: Record<string, Surrounding[]> = {
  Storage: storage,
  'The clock': [clockOff('slow', -day), clockOff('fast', day)],
  'The connection': connection,
  'Whom the console calls': targets,
  'How the page is shown': display,
  Addresses: addresses,
  'Parts that break': broken,
};
