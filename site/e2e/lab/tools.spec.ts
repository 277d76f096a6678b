import { at, expect, locales, open, scrollToTools, test } from './lab-page.ts';

for (const locale of locales) {
  test.describe(locale, () => {
    test.beforeEach(async ({ page }) => {
      await open(page, at(locale, '/docs/tools'));
      await scrollToTools(page);
    });

    test('the calculator prices as the sandbox does, and refuses as it does', async ({ page }) => {
      const tool = page.getByRole('region', { name: /Cost calculator|费用计算器/ });
      await expect(tool.getByTestId('cost')).toContainText(/^1 (credit|积分)[.。]/);
      await tool.getByLabel(/\(count, N\)|（count，N）/).fill('4');
      await tool.getByLabel(/^Steps \(S\)|^步数（S）/).fill('28');
      await expect(tool.getByTestId('cost')).toContainText('4.8');
      await expect(tool.getByRole('cell', { name: '1 × 4 × 6 × 2 = 48' })).toBeVisible();
      await tool.getByLabel(/^Width|^宽/).fill('1000');
      await expect(tool.getByText('Must be a multiple of 64.')).toBeVisible();
      await expect(tool.getByText('PARAM_ERROR')).toBeVisible();
    });

    test('the explainer reads a response and leads to its page', async ({ page }) => {
      const tool = page.getByRole('region', { name: /Error explainer|错误解释器/ });
      const field = tool.getByRole('textbox');
      await field.fill(
        'HTTP/1.1 402\n\n{"code":"INSUFFICIENT_CREDITS","required":4.8,"balance":1.5}',
      );
      await expect(tool.locator('[data-code="INSUFFICIENT_CREDITS"]')).toBeVisible();
      await expect(tool.getByText(/3\.3/)).toBeVisible();
      await field.fill('429');
      await expect(tool.locator('[data-code]')).toHaveCount(2);
      await field.fill('{"failedInfo":{"code":"FATAL_ERROR","reason":"BAD_INPUT_IMAGE"}}');
      await expect(tool.locator('[data-code="BAD_INPUT_IMAGE"]')).toBeVisible();
      await field.fill('SIGN_ERROR');
      await tool.getByRole('link', { name: /documented|查看文档/ }).click();
      await expect(page).toHaveURL(/http_status_code#sign-error$/);
    });

    test('the checker names the fault at its node, then the price', async ({ page }) => {
      const tool = page.getByRole('region', { name: /Workflow checker|工作流校验器/ });
      await tool.getByRole('button', { name: /example|例子/ }).click();
      await expect(tool.locator('tr[data-code="LINK_BROKEN"]')).toContainText('KSampler');
      const field = tool.getByRole('textbox');
      await field.fill((await field.inputValue()).replace('"50"', '"5"'));
      await expect(tool.locator('[data-valid="true"]')).toContainText('0.8');
      await field.fill('{"nodes":[],"links":[]}');
      await expect(tool.locator('[data-fault="editor-format"]')).toBeVisible();
    });

    test('a webhook made here is genuine, and a changed one is not', async ({ page }) => {
      const tool = page.getByRole('region', { name: /Webhook simulator|回调模拟/ });
      await tool.getByRole('button', { name: /Create and sign|生成并签名/ }).click();
      await tool.getByRole('button', { name: /Verify it|在下方校验/ }).click();
      await expect(tool.locator('[data-verdict="genuine"]')).toBeVisible();
      const field = tool.getByLabel(/empty line|空行/);
      const message = await field.inputValue();
      await field.fill(message.replace('"credits":1', '"credits":9'));
      await expect(tool.locator('[data-code="mismatch"]')).toBeVisible();
      const [head, body = ''] = message.split('\n\n');
      await field.fill(`${head}\n\n${JSON.stringify(JSON.parse(body), null, 2)}`);
      await expect(tool.locator('[data-code="body-reserialised"]')).toBeVisible();
    });
  });
}
