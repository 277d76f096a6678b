import type { Locator, Page } from '@playwright/test';
import { test as base, expect, type Locale, open } from '../site-test.ts';
import { watchProblems } from '../watch-problems.ts';

export const locales: Locale[] = ['en', 'zh'];
export const at = (locale: Locale, route: string) => (locale === 'zh' ? `/zh${route}` : route);

/** The labels of both languages that the tests look for. */
export const labels = {
  open: /Open the signature lab|打开签名实验室/,
  sandboxKey: /throw-away key|一次性密钥/,
  forget: /Forget all keys|清除所有密钥/,
  useIt: /It’s a test key|这是测试密钥/,
  dropIt: /^Discard it|^丢弃/,
  key: /key \(PEM\)|钥（PEM）/,
  paste: /curl command|curl 命令/,
  answer: /server returned|服务器的响应/,
  check: /^Check$|^检查$/,
  mistake: /Show me a mistake|看一个错误示例/,
};

/** Fails a test whose page breaks the policy, throws or complains. */
export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ page }, use) => {
      const faults = await watchProblems(page);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export async function openLab(
  page: Page,
  locale: Locale,
  view: 'build' | 'check',
): Promise<Locator> {
  const route = view === 'build' ? 'signature_build' : 'signature_verify';
  await open(page, at(locale, `/docs/api/signature/${route}`));
  await page.getByRole('link', { name: labels.open }).click();
  return labOf(page);
}

export async function labOf(page: Page): Promise<Locator> {
  const lab = page.getByRole('region', { name: /Signature lab|签名实验室/ });
  await expect(lab.getByRole('button', { name: labels.sandboxKey })).toBeVisible();
  return lab;
}

/** The shortest way to an answer: a command without the header. */
export async function checkAnything(lab: Locator): Promise<void> {
  await lab.getByLabel(labels.paste).fill('curl https://h.example/v1');
  await lab.getByRole('button', { name: labels.check }).click();
  await expect(lab.locator('[data-code="header-missing"]')).toBeVisible();
}

/** As a reader pastes: an event with a clipboard, which the page may catch. */
export async function pasteInto(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((element, value) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', value);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (element.dispatchEvent(event)) document.execCommand('insertText', false, value);
  }, text);
}

export async function scrollToTools(page: Page): Promise<void> {
  await expect(page.locator('[data-island]')).toHaveCount(4);
  for (const island of await page.locator('[data-island]').all()) {
    await island.scrollIntoViewIfNeeded();
    await expect(island.getByRole('region').first()).toBeVisible();
  }
}

export { expect, open };
