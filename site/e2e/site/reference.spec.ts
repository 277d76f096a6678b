import { expect, hydrated, type Locale, open, test } from '../site-test.ts';

for (const locale of ['en', 'zh'] as Locale[]) {
  const base = locale === 'zh' ? '/zh' : '';

  test(`${locale}: trees and examples open without JavaScript`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL ? { baseURL } : {}),
    });
    const page = await context.newPage();
    await page.goto(`${base}/docs/api/apis/create-job`);
    const steps = page.locator('#body-stages-DIFFUSION-diffusion-steps');
    await expect(steps).toBeHidden();
    await page.locator('#body-stages-DIFFUSION > summary').click();
    await page.locator('#body-stages-DIFFUSION-diffusion > details > summary').click();
    await expect(steps).toBeVisible();
    await page.locator('.ref-example > summary').nth(1).click();
    await expect(page.locator('.ref-example pre').nth(1)).toBeVisible();
    await expect(page.locator('.ref-button').first()).toBeHidden();
    await context.close();
  });
}

for (const [path, ways] of [
  ['/docs/api/apis/create-job', ['Bearer token', 'or', 'RSA signature']],
  ['/zh/docs/api/apis/create-job', ['应用的 Bearer token', '或', 'RSA 签名']],
] as const) {
  test(`${path}: a scheme says what it means`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator('#authentication dd')).toHaveText(ways.join(' '), {
      useInnerText: true,
    });
  });
}

test('a schema is opened and closed as a whole', async ({ page }) => {
  await open(page, '/docs/api/apis/create-job');
  const steps = page.locator('#body-stages-DIFFUSION-diffusion-steps');
  const button = page.locator('[data-unfold]').first();
  await button.click();
  await expect(steps).toBeVisible();
  await expect(button).toHaveText('Collapse all');
  await button.click();
  await expect(steps).toBeHidden();
  await expect(button).toHaveText('Expand all');
});

test('the press is answered before a schema opens, part by part from its top on', async ({
  page,
}) => {
  await open(page, '/docs/api/apis/create-job');
  const schema = page.locator('.ref-schema').first();
  const shut = schema.locator('details:not([open])');
  const button = page.locator('[data-unfold]').first();
  const press = () => button.evaluate((element: HTMLElement) => element.click());
  const atOnce = await button.evaluate((element: HTMLElement) => {
    const opened = () => document.querySelectorAll('.ref-schema details[open]').length;
    const before = opened();
    element.click();
    return opened() - before;
  });
  expect(atOnce).toBe(0);
  await expect(shut).toHaveCount(0);
  // Who changes their mind on the way finds everything as it is named on the button.
  await press();
  await press();
  await press();
  await expect(schema.locator('details[open]')).toHaveCount(0);
  await expect(button).toHaveText('Expand all');
});

test('lines are wrapped until the reader wants them as they are', async ({ page }) => {
  await open(page, '/docs/api/apis/create-job');
  const example = page.locator('.ref-code').first();
  const wrap = example.locator('[data-wrap]');
  const overflows = () =>
    example.locator('pre').evaluate(pre => pre.scrollWidth > pre.clientWidth + 1);
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await overflows()).toBe(false);
  await page.setViewportSize({ width: 390, height: 844 });
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  expect(await overflows()).toBe(true);
});

test('the whole address is copied from the bar below the title', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/api/apis/get-job');
  await page.locator('.ref-endpoint [data-copy]').click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('https://api.easel.example/v1/jobs/{jobId}');
});

test('paper has no buttons', async ({ page }) => {
  await open(page, '/docs/api/apis/create-job');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main button:visible, main .button:visible')).toHaveCount(0);
});

test('a deep link opens the tree around its target', async ({ page }) => {
  await open(page, '/docs/api/apis/create-job#body-stages-DIFFUSION-diffusion-sampler');
  const target = page.locator('#body-stages-DIFFUSION-diffusion-sampler');
  await expect(target).toBeInViewport();
  await expect(target.locator('code', { hasText: /^Euler a$/ })).toBeVisible();
});

test('a link inside the page opens the tree around its target', async ({ page }) => {
  await open(page, '/docs/api/apis/create-job');
  await page.evaluate(() => {
    window.location.hash = 'body-stages-IMAGE_TO_UPSCALER-imageToUpscaler-hrScale';
  });
  await expect(
    page.locator('#body-stages-IMAGE_TO_UPSCALER-imageToUpscaler-hrScale'),
  ).toBeInViewport();
});

test('the reader moves between operations without loading the site again', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', error => faults.push(error.message));
  page.on('console', message => message.type() === 'error' && faults.push(message.text()));
  await open(page, '/docs/api/apis');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.locator('.ref-operations a[href$="/create-job"]').click();
  await expect(page.locator('#body-stages')).toBeVisible();
  await page.locator('.ref-advice a[href$="/workflow-job-create"]').click();
  await expect(page.locator('h1')).toHaveText('Create a job from a workflow');
  await expect(page.locator('#body-requestId')).toBeVisible();
  await page.goBack();
  await expect(page.locator('#body-stages')).toBeVisible();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  expect(faults).toEqual([]);
});

test('a fragment of an earlier build is not found, so the page is loaded again', async ({
  page,
}) => {
  await open(page, '/docs/api/apis');
  await page.route('**/assets/markup/**', route => route.fulfill({ status: 404 }));
  await page.locator('.ref-operations a[href$="/get-model"]').click();
  await expect(page.locator('#path-modelId')).toBeVisible();
  await hydrated(page);
});

test('the edit link leads to the file of the contract', async ({ page }) => {
  await open(page, '/docs/api/apis/get-job');
  await expect(page.locator('.theme-edit-this-page')).toHaveAttribute(
    'href',
    /\/contract\/operations\/get-job\.yaml$/,
  );
});

test.describe(() => {
  // A page that was asked for under the pointer is asked for again with a click.
  test.use({ fetchesAhead: true });

  for (const [start, offline] of [
    ['/docs/api/intro', true],
    ['/zh/docs/api/intro', true],
    ['/docs/api/intro', false],
    ['/zh/docs/api/intro', false],
  ] as const) {
    const line = offline ? 'the line is cut' : 'no answer comes';
    test(`${start}: when ${line}, a page of the reference is there again after Retry`, async ({
      page,
      context,
    }) => {
      const markup = '**/assets/markup/**';
      await open(page, start);
      await page.route(markup, route => route.abort());
      const link = page.locator('main a[href$="/apis/get-model"]').first();
      // The page's own script asks for the markup as soon as it has come.
      const asked = page.waitForEvent('requestfailed', request => /markup/.test(request.url()));
      await link.hover();
      await asked;
      await context.setOffline(offline);
      await link.click();
      const told = page.getByRole('alert');
      await expect(told).toContainText(/could not be loaded|没有加载成功/);
      await context.setOffline(false);
      await page.unroute(markup);
      await told.getByRole('button').click();
      await expect(page.locator('main')).toContainText('/models/{modelId}');
      await expect(told).toHaveCount(0);
    });
  }
});
