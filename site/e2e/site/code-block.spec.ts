import { expect, open, test } from '../site-test.ts';

for (const path of ['/docs/intro', '/zh/docs/intro']) {
  test(`${path}: a block of a page copies and wraps as a sample does`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, path);
    const block = page.locator('.theme-code-block', { hasText: 'first-picture' });
    await block.locator('[data-copy]').click();
    await expect(block.locator('[data-copy]')).toHaveText('✓');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n')).toHaveLength(11);
    expect(copied).toMatch(/^curl \S+\/v1\/jobs -H .+ -d '\{\n {2}"requestId"/);

    const wrap = block.locator('[data-wrap]');
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    await expect(block.locator('pre')).toHaveCSS('white-space-collapse', 'preserve');
    await expect(block.locator('pre')).toHaveCSS('text-wrap-mode', 'nowrap');

    // What cannot overflow offers no choice.
    const short = page.locator('.theme-code-block', { hasText: /^\S+node easel-sandbox/ });
    await expect(short.locator('[data-wrap]')).toHaveCount(0);
  });
}
