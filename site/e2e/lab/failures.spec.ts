import { expect, open, test } from '../site-test.ts';
import { at, labels, labOf, locales, scrollToTools } from './lab-page.ts';

const notLoaded = /could not be loaded|没有加载成功/;
const again = { name: /Retry|重试/ };

for (const locale of locales) {
  test(`${locale}: lab and tools whose messages cannot be fetched say so and can be tried again`, async ({
    page,
    context,
  }) => {
    const messages = '**/assets/messages/*.json';
    await context.route(messages, route => route.fulfill({ status: 404, json: {} }));
    await open(page, at(locale, '/docs/tools'));
    for (const island of await page.locator('[data-island]').all()) {
      await island.scrollIntoViewIfNeeded();
      await expect(island.getByRole('alert')).toContainText(notLoaded);
    }
    await context.unroute(messages);
    for (const island of await page.locator('[data-island]').all()) {
      await island.getByRole('button', again).click();
      await expect(island.getByRole('region').first()).toBeVisible();
    }
    await context.route(messages, route => route.abort());
    await open(page, at(locale, '/docs/api/signature/signature_verify'));
    await page.getByRole('link', { name: labels.open }).click();
    const told = page.locator('#signature-lab').getByRole('alert');
    await expect(told).toContainText(notLoaded);
    await context.unroute(messages);
    await told.getByRole('button', again).click();
    await labOf(page);
  });

  test(`${locale}: tools take whatever is pasted, and the page survives`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', error => errors.push(String(error)));
    await open(page, at(locale, '/docs/tools'));
    await scrollToTools(page);
    const explainer = page.getByRole('region', { name: /Error explainer|错误解释器/ });
    const answer = explainer.getByRole('textbox');
    for (const [text, shown] of [
      ['null', ''],
      ['"bad request"', 'bad request'],
      ['[null]', ''],
      ['[{"detail":{"a":1}}]', ''],
      ['[{"code":{"a":1}}]', ''],
      ['{"field":["bad"]}', 'bad'],
    ]) {
      await answer.fill(`{"status":400,"code":"PARAM_ERROR","errors":${text}}`);
      await expect(explainer.locator('[data-code="PARAM_ERROR"]')).toBeVisible();
      if (shown) await expect(explainer.locator('.bench-facts')).toContainText(shown);
    }
    const deep = '{"a":'.repeat(40_000) + '}'.repeat(40_000);
    await answer.fill(deep);
    await expect(explainer).toContainText(/nested too deeply|嵌套层数太多/);
    const checker = page.getByRole('region', { name: /Workflow checker|工作流校验器/ });
    await checker.getByRole('textbox').fill(deep);
    await expect(checker.locator('[data-fault="too-deep"]')).toBeVisible();
    const calculator = page.getByRole('region', { name: /Cost calculator|费用计算器/ });
    await calculator.getByRole('spinbutton').nth(4).fill('99999999999');
    await expect(calculator).toContainText('PARAM_ERROR');
    expect(errors).toEqual([]);
  });
}
