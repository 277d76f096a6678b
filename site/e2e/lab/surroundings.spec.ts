import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import {
  at,
  checkAnything,
  expect,
  labels,
  labOf,
  locales,
  open,
  openLab,
  scrollToTools,
  test,
} from './lab-page.ts';
import { readVectorFile, vectorFiles } from './vectors.ts';

const build = new URL('../../build', import.meta.url).pathname;
// The same source comes out some 100 B larger or smaller: the bundler's numbers follow what samples printed when they ran.
const labLimits = { build: 27 * 1024, check: 35 * 1024 };
const toolsLimit = 40 * 1024;

const sizes = new Map<string, number>();

/** Packing takes a second for a large file, and languages share most of them. */
function packedSize(file: string): number {
  const known = sizes.get(file) ?? brotliCompressSync(readFileSync(build + file)).length;
  sizes.set(file, known);
  return known;
}

/** Scripts and texts that the page asks for; what Docusaurus prefetches for other pages is not counted. */
function watch(page: Page): {
  weigh: () => { files: number[]; total: number };
  forget: () => void;
} {
  const asked = new Set<string>();
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    const ahead = 'sec-purpose' in request.headers() || request.headers().purpose === 'prefetch';
    if (/\/assets\/.*\.js(on)?$/.test(pathname) && !ahead) asked.add(pathname);
  });
  return {
    weigh: () => {
      const files = [...asked].map(packedSize);
      return { files, total: files.reduce((sum, size) => sum + size, 0) };
    },
    forget: () => asked.clear(),
  };
}

for (const locale of locales) {
  for (const view of ['build', 'check'] as const) {
    test(`${locale}: the ${view} lab is fetched on request, with at most ${labLimits[view]} B of brotli`, async ({
      page,
    }) => {
      const fetched = watch(page);
      const route = view === 'build' ? 'signature_build' : 'signature_verify';
      await open(page, at(locale, `/docs/api/signature/${route}`));
      await page.getByRole('link', { name: labels.open }).scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      fetched.forget();
      await page.getByRole('link', { name: labels.open }).click();
      const lab = await labOf(page);
      await lab.getByRole('button', { name: labels.sandboxKey }).click();
      await expect(lab.getByText(/key_1/).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { files, total } = fetched.weigh();
      console.log(`${locale} ${view}: ${total} B br (${files.join(' + ')})`);
      expect(files.length).toBeGreaterThan(1);
      expect(total).toBeLessThanOrEqual(labLimits[view]);
    });

    test(`${locale}: the ${view} lab works with the network cut`, async ({
      page,
      context,
      faults,
    }) => {
      const keys = ['1.pkcs8', '2.public'].map(async name => {
        const response = await page.waitForResponse(`**/throwaway-sandbox-${name}.pem`);
        await response.finished();
      });
      const lab = await openLab(page, locale, view);
      await Promise.all(keys);
      // An answer shows that the worker has come.
      if (view === 'build') {
        await expect(lab.getByTestId('lab-bytes')).toHaveText('79');
      } else {
        await checkAnything(lab);
      }
      await context.setOffline(true);
      if (view === 'build') {
        await lab.getByRole('button', { name: labels.sandboxKey }).click();
        await expect(lab.getByRole('group', { name: 'curl' })).toBeVisible();
      } else {
        await lab.getByRole('button', { name: labels.mistake }).click();
        await expect(lab.locator('[data-code="json-whitespace"]')).toBeVisible();
      }
      expect(faults).toEqual([]);
    });
  }

  test(`${locale}: the tools come in pieces, ${toolsLimit} B of brotli in all, and work offline`, async ({
    page,
    context,
  }) => {
    await open(page, at(locale, '/docs/intro'));
    const fetched = watch(page);
    await page.locator('a.menu__link[href$="/docs/tools"]').click();
    await scrollToTools(page);
    await page.waitForLoadState('networkidle');
    const { files, total } = fetched.weigh();
    console.log(`${locale} tools: ${total} B br (${files.join(' + ')})`);
    expect(files.length).toBeGreaterThanOrEqual(8);
    expect(total).toBeLessThanOrEqual(toolsLimit);
    await context.setOffline(true);
    await page.getByRole('button', { name: /faulty example|有错的例子/ }).click();
    await expect(page.locator('[data-code="LINK_BROKEN"]')).toBeVisible();
  });

  test(`${locale}: lab and tools work with storage denied`, async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    const lab = await openLab(page, locale, 'check');
    await lab.getByRole('button', { name: labels.mistake }).click();
    await expect(lab.locator('[data-verdict="faulty"]')).toBeVisible();
    await open(page, at(locale, '/docs/tools'));
    await scrollToTools(page);
    await expect(page.getByTestId('cost')).toBeVisible();
  });

  test(`${locale}: the pages can be read without JavaScript`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(at(locale, '/docs/tools'));
    await expect(page.getByText('M × N × ceil(S / 5) × k')).toBeVisible();
    await page.goto(at(locale, '/docs/api/signature/signature_verify'));
    await expect(page.getByRole('link', { name: labels.open })).toBeHidden();
    await context.close();
  });
}

test('the vectors are served as they are in the repository', async ({ request }) => {
  expect(vectorFiles.length).toBeGreaterThan(20);
  for (const name of vectorFiles) {
    const response = await request.get(`/signing-vectors/${name}`);
    expect(response.status(), name).toBe(200);
    expect(await response.text(), name).toBe(readVectorFile(name));
  }
});

for (const locale of locales) {
  test(`${locale}: the page links to the vectors at the root`, async ({ page, request }) => {
    await open(page, at(locale, '/docs/api/signature/signature_verify'));
    for (const link of await page.locator('a[href*="signing-vectors"]').all()) {
      const address = await link.getAttribute('href');
      expect(address).toMatch(/^\/signing-vectors\//);
      expect((await request.get(address ?? '')).status()).toBe(200);
    }
    expect(await page.locator('a[href*="signing-vectors"]').count()).toBe(3);
  });
}
