import type { Page } from '@playwright/test';
import { chunkWith } from '../built-site.ts';
import { holdRequests } from '../hold-requests.ts';
import { expect, hydrated, once, open, scrollTo, test } from '../site-test.ts';

/** Texts that occur in exactly one script each. */
const island = 'digest-sha256';
const doc = '/intro-stage.md';

/** Leaves the page for another one of the site as a link would, without hovering over anything. */
async function clickLink(page: Page, href: string): Promise<void> {
  await page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
}

test('Page loading: A page’s own code is loaded only when the page is opened', async ({
  page,
  at,
  siteLocale,
}) => {
  const requested: string[] = [];
  page.on('request', request => requested.push(new URL(request.url()).pathname));
  await open(page, at('/docs/intro'));
  const chunk = chunkWith(doc, siteLocale);
  await page.waitForLoadState('networkidle');
  expect(requested).not.toContain(chunk);
  await clickLink(page, at('/docs/intro-stage'));
  await expect(page).toHaveURL(at('/docs/intro-stage'));
  await expect.poll(() => requested).toContain(chunk);
});

test(
  'Page loading: A part of a page that loads slowly shows a spinner after 200 ms, not before',
  once,
  async ({ page, at, siteLocale }) => {
    const chunk = chunkWith(island, siteLocale);
    const release = await holdRequests(page, `**${chunk}`);
    await page.addInitScript(path => {
      const times: Record<string, number> = {};
      (window as unknown as { times: Record<string, number> }).times = times;
      new MutationObserver(() => {
        if (document.querySelector('main [role="status"]')) times.spinner ??= performance.now();
      }).observe(document, { childList: true, subtree: true });
      const append = Node.prototype.appendChild;
      Node.prototype.appendChild = function appendChild<T extends Node>(node: T): T {
        if (node instanceof HTMLScriptElement && node.src.endsWith(path))
          times.request = performance.now();
        return append.call(this, node) as T;
      };
    }, chunk);
    await open(page, at('/blog/mdx-blog-post'));
    await page.locator('[data-island]').scrollIntoViewIfNeeded();
    await expect(page.locator('main [role="status"]')).toBeVisible();
    const times = await page.evaluate(
      () => (window as unknown as { times: { spinner: number; request: number } }).times,
    );
    expect(times.spinner - times.request).toBeGreaterThanOrEqual(195);
    release();
    await expect(page.getByTestId('digest-sha256')).toBeVisible();
  },
);

test('Page errors: A load failure shows an error box with a Retry button', async ({
  page,
  at,
  siteLocale,
  text,
}) => {
  await page.route(`**${chunkWith(island, siteLocale)}`, route => route.abort());
  await open(page, at('/blog/mdx-blog-post'));
  await page.locator('[data-island]').scrollIntoViewIfNeeded();
  const box = page.locator('main [role="alert"]');
  await expect(box).toBeVisible();
  await expect(box.getByRole('button', { name: text({ en: 'Retry', zh: '重试' }) })).toBeVisible();
});

test(
  'Page errors: Retry after a load failure loads what was missing',
  once,
  async ({ page, at, siteLocale, text }) => {
    const chunk = `**${chunkWith(island, siteLocale)}`;
    await page.route(chunk, route => route.abort());
    await open(page, at('/blog/mdx-blog-post'));
    await page.locator('[data-island]').scrollIntoViewIfNeeded();
    const retry = page.getByRole('button', { name: text({ en: 'Retry', zh: '重试' }) });
    await expect(retry).toBeVisible();
    await page.unroute(chunk);
    await retry.click();
    await expect(page.getByTestId('digest-sha256')).toHaveText(
      '821b0163f8547ad7b27bfdea4f8145986e5694b5ee4fef13f4e28c79552079c9',
    );
  },
);

test('Page errors: A failed route load reloads the whole page', async ({
  page,
  at,
  siteLocale,
}) => {
  await open(page, at('/docs/intro'));
  await page.evaluate(() => {
    (window as unknown as { before: boolean }).before = true;
  });
  let failures = 0;
  await page.route(`**${chunkWith(doc, siteLocale)}`, route => {
    failures += 1;
    return failures === 1 ? route.abort() : route.continue();
  });
  const loaded = page.waitForEvent('load');
  await clickLink(page, at('/docs/intro-stage'));
  await loaded;
  await hydrated(page);
  await expect(page).toHaveURL(at('/docs/intro-stage'));
  expect(await page.evaluate(() => 'before' in window)).toBe(false);
  expect(failures).toBe(2);
});

test.describe('a page that crashes', () => {
  test.beforeEach(async ({ page, siteLocale }) => {
    // The page's own render function gets a first statement that throws while `crash` is set.
    await page.addInitScript(() => {
      (window as unknown as { crash: boolean }).crash = true;
    });
    await page.route(`**${chunkWith(doc, siteLocale)}`, async route => {
      const response = await route.fetch();
      const code = await response.text();
      const bomb =
        'if(window.crash)throw new Error("the easel fell",{cause:new Error("a leg broke")});';
      const body = code.replace(/(?=(let|const|var)\s*\{\s*wrapper:)/, bomb);
      expect(body).not.toBe(code);
      await route.fulfill({ response, body });
    });
  });

  const crashed = { en: 'This page crashed.', zh: '页面已崩溃。' };
  const tryAgain = { en: 'Try again', zh: '重试' };

  test('Page errors: A crashed page says so and offers to try again', async ({
    page,
    at,
    text,
  }) => {
    await open(page, at('/docs/intro'));
    await clickLink(page, at('/docs/intro-stage'));
    await expect(page.getByRole('heading', { name: text(crashed) })).toBeVisible();
    await expect(page.getByRole('button', { name: text(tryAgain) })).toBeVisible();
  });

  test(
    'Page errors: A crashed page shows the error’s message and its chain of causes',
    once,
    async ({ page, at, text }) => {
      await open(page, at('/docs/intro'));
      await clickLink(page, at('/docs/intro-stage'));
      await expect(page.getByRole('heading', { name: text(crashed) })).toBeVisible();
      const shown = await page.locator('main').innerText();
      expect(shown.indexOf('the easel fell')).toBeGreaterThan(-1);
      expect(shown.indexOf('a leg broke')).toBeGreaterThan(shown.indexOf('the easel fell'));
    },
  );

  test(
    'Page errors: Trying again renders the page once its cause is gone',
    once,
    async ({ page, at, text }) => {
      await open(page, at('/docs/intro'));
      await clickLink(page, at('/docs/intro-stage'));
      const button = page.getByRole('button', { name: text(tryAgain) });
      await expect(button).toBeVisible();
      await page.evaluate(() => {
        (window as unknown as { crash: boolean }).crash = false;
      });
      await button.click();
      await expect(page.locator('article h1')).toBeVisible();
    },
  );
});

test(
  'Page loading: The progress bar starts after 200 ms of navigation',
  once,
  async ({ page, at, siteLocale }) => {
    await open(page, at('/docs/intro'));
    const release = await holdRequests(page, `**${chunkWith(doc, siteLocale)}`);
    const started = await page.evaluate(href => {
      const begin = performance.now();
      (window as unknown as { bar: Promise<number> }).bar = new Promise(resolve => {
        new MutationObserver(() => {
          if (document.getElementById('nprogress')) resolve(performance.now() - begin);
        }).observe(document.documentElement, { childList: true, subtree: true });
      });
      document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
      return (window as unknown as { bar: Promise<number> }).bar;
    }, at('/docs/intro-stage'));
    expect(started).toBeGreaterThanOrEqual(195);
    release();
    await expect(page.locator('#nprogress')).toHaveCount(0);
  },
);

test('Page loading: A fast navigation shows no progress bar', once, async ({ page, at }) => {
  await page.clock.install();
  await open(page, at('/docs/intro'));
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.getElementById('nprogress')) document.documentElement.dataset.sawBar = 'yes';
    }).observe(document.body, { childList: true, subtree: true });
  });
  const link = page.locator(`.theme-doc-sidebar-menu a[href="${at('/docs/intro-stage')}"]`);
  await link.hover();
  await page.waitForLoadState('networkidle');
  const title = await page.locator('article h1').innerText();
  // Fast is what takes no time by the page's own clock, however slow the machine is. The clock can
  // only be stopped at a time that has not come: a minute ahead no machine has passed on its way here.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await link.click();
  await expect(page).toHaveURL(at('/docs/intro-stage'));
  await expect(page.locator('article h1')).not.toHaveText(title);
  await page.clock.runFor(1000);
  await expect(page.locator('html')).not.toHaveAttribute('data-saw-bar', 'yes');
});

test(
  'Page loading: The progress bar starts at 0.08 and moves in steps of 200 ms',
  once,
  async ({ page, at, siteLocale }) => {
    await open(page, at('/docs/intro'));
    const release = await holdRequests(page, `**${chunkWith(doc, siteLocale)}`);
    await page.evaluate(() => {
      const seen: { transform: string; transition: string }[] = [];
      (window as unknown as { seen: typeof seen }).seen = seen;
      new MutationObserver(() => {
        const bar = document.querySelector<HTMLElement>('#nprogress .bar');
        if (bar) seen.push({ transform: bar.style.transform, transition: bar.style.transition });
      }).observe(document.documentElement, {
        childList: true,
        subtree: true,
        attributes: true,
        attributeFilter: ['style'],
      });
    });
    await clickLink(page, at('/docs/intro-stage'));
    await expect(page.locator('#nprogress .bar')).toHaveAttribute('style', /200ms/);
    const seen = await page.evaluate(
      () => (window as unknown as { seen: { transform: string; transition: string }[] }).seen,
    );
    // The bar is moved in from the left: at 0.08 it is 92 % outside.
    expect(seen.some(({ transform }) => transform.includes('-92%'))).toBe(true);
    expect(seen.some(({ transition }) => transition.includes('200ms'))).toBe(true);
    release();
    await expect(page.locator('#nprogress')).toHaveCount(0);
  },
);

test('Page loading: After navigation the view is at the top', once, async ({ page, at }) => {
  await open(page, at('/docs/intro'));
  await page.evaluate(() => window.scrollTo(0, 400));
  await clickLink(page, at('/docs/intro-stage'));
  await expect(page).toHaveURL(at('/docs/intro-stage'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('Page loading: After navigation with a hash the view is at its target', async ({
  page,
  at,
}) => {
  await open(page, at('/docs/api/base/basic_rule'));
  const link = page.locator('.table-of-contents__link').nth(2);
  const id = decodeURIComponent((await link.getAttribute('href'))?.slice(1) ?? '');
  await link.click();
  await expect
    .poll(() =>
      page.evaluate(target => {
        const top = document.getElementById(target)?.getBoundingClientRect().top ?? -1;
        return top >= 0 && top < 200;
      }, id),
    )
    .toBe(true);
});

test(
  'Page loading: Smooth scrolling covers 85 % of the remaining distance per frame',
  once,
  async ({ page, at }) => {
    await open(page, at('/docs/api/base/basic_rule'));
    await scrollTo(page, 1000);
    await scrollTo(page, 900);
    const button = page.locator('.theme-back-to-top-button');
    await expect(button).toBeVisible();
    const steps = await button.evaluate(async (element: HTMLElement) => {
      const tops: number[] = [];
      const original = window.scrollTo.bind(window);
      window.scrollTo = ((...args: Parameters<typeof window.scrollTo>) => {
        if (typeof args[1] === 'number') tops.push(args[1]);
        return (original as (...all: unknown[]) => void)(...args);
      }) as typeof window.scrollTo;
      element.click();
      while (tops.at(-1) !== 0) await new Promise(requestAnimationFrame);
      return tops;
    });
    let remaining = 900;
    for (const top of steps) {
      expect(top).toBe(Math.floor(remaining * 0.85));
      remaining = top;
    }
    expect(remaining).toBe(0);
  },
);

test.describe('prefetching', () => {
  test.use({ fetchesAhead: true });
  const prefetched = (page: Page, chunk: string) =>
    page.locator(`head link[rel="prefetch"][href$="${chunk}"]`);

  test('Page loading: A link that comes into view is prefetched', async ({
    page,
    at,
    siteLocale,
  }) => {
    await open(page, at('/docs/intro'));
    await expect(prefetched(page, chunkWith(doc, siteLocale))).toHaveCount(1);
  });

  test(
    'Page loading: A link under the pointer is loaded ahead',
    once,
    async ({ page, at, siteLocale }) => {
      const chunk = chunkWith(doc, siteLocale);
      await page.addInitScript(() => {
        // Without an observer that fires, only the pointer is left.
        window.IntersectionObserver = class {
          observe() {}
          unobserve() {}
          disconnect() {}
        } as unknown as typeof IntersectionObserver;
      });
      await open(page, at('/docs/intro'));
      const loaded = () => page.locator(`script[src$="${chunk}"]`).count();
      expect(await loaded()).toBe(0);
      const response = page.waitForResponse(r => r.url().endsWith(chunk));
      await page.locator(`.theme-doc-sidebar-menu a[href="${at('/docs/intro-stage')}"]`).hover();
      expect((await response).status()).toBe(200);
    },
  );

  for (const [name, connection] of [
    ['a 2g connection', { effectiveType: '2g', saveData: false }],
    ['a slow 2g connection', { effectiveType: 'slow-2g', saveData: false }],
    ['data saver on', { effectiveType: '4g', saveData: true }],
  ] as const) {
    test(
      `Page loading: With ${name} nothing is prefetched, in view or under the pointer`,
      once,
      async ({ page, at, siteLocale }) => {
        const requested: string[] = [];
        page.on('request', request => requested.push(new URL(request.url()).pathname));
        await page.addInitScript(
          value => Object.defineProperty(navigator, 'connection', { value }),
          connection,
        );
        await open(page, at('/docs/intro'));
        await page.locator(`.theme-doc-sidebar-menu a[href="${at('/docs/intro-stage')}"]`).hover();
        await page.waitForTimeout(300);
        await expect(page.locator('head link[rel="prefetch"]')).toHaveCount(0);
        expect(requested).not.toContain(chunkWith(doc, siteLocale));
      },
    );
  }

  test('Page loading: Only the site’s own chunks are prefetched', async ({ page, at, baseURL }) => {
    await open(page, at('/'));
    await expect(page.locator('head link[rel="prefetch"]').first()).toBeAttached();
    const origins = await page
      .locator('head link[rel="prefetch"]')
      .evaluateAll(all => [
        ...new Set(all.map(link => new URL((link as HTMLLinkElement).href).origin)),
      ]);
    expect(origins).toEqual([baseURL]);
  });
});

test('Page errors: An address that cannot be decoded is reported as such', async ({ page, at }) => {
  await open(page, at('/'));
  const error = page.waitForEvent('pageerror');
  await page.evaluate(path => {
    window.history.pushState({}, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, at('/%E0%A4%A'));
  expect((await error).message).toMatch(/could not be decoded.*invalid percent-encoding/s);
});

test('Page errors: An address that cannot be decoded still answers with a readable not-found page', async ({
  page,
  at,
  text,
}) => {
  const response = await page.goto(at('/%E0%A4%A'));
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText(text({ en: 'Page Not Found', zh: '找不到页面' }));
});
