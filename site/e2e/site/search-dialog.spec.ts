import type { Page } from '@playwright/test';
import { chunkWith } from '../built-site.ts';
import { holdRequests } from '../hold-requests.ts';
import {
  active,
  answered,
  ask,
  box,
  dialog,
  documentsOf,
  field,
  openSearch,
  panel,
  results,
} from '../search-page.ts';
import { expect, type Locale, open, test } from '../site-test.ts';

const texts = {
  en: { title: 'Credits and prices', guides: 'Guides', errors: 'Errors', blog: 'Blog' },
  zh: { title: '积分与计费', guides: '指南', errors: '错误码', blog: '博客' },
};

for (const locale of ['en', 'zh'] as Locale[]) {
  const at = (path: string) => (locale === 'zh' ? `/zh${path}` : path);
  const filter = (page: Page, name: 'guides' | 'errors' | 'blog') =>
    dialog(page).getByRole('button', { name: texts[locale][name], exact: true });

  test.describe(locale, () => {
    for (const keys of ['/', 'Control+k', 'Meta+k']) {
      test(`${keys} opens the dialog`, async ({ page }) => {
        await open(page, at('/docs/intro'));
        await page.keyboard.press(keys);
        await expect(field(page)).toBeFocused();
      });
    }

    for (const key of ['、', '／', 'Process']) {
      test(`the key where / is opens the dialog when an input method makes ${key} of it`, async ({
        page,
      }) => {
        await open(page, at('/docs/intro'));
        await page.evaluate(key => {
          const event = { key, code: 'Slash', bubbles: true, cancelable: true };
          document.body.dispatchEvent(new KeyboardEvent('keydown', event));
        }, key);
        await expect(field(page)).toBeFocused();
      });
    }

    test('another key in the place of / does not open the dialog', async ({ page }) => {
      await open(page, at('/docs/intro'));
      await page.evaluate(() => {
        const event = { key: '-', code: 'Slash', bubbles: true, cancelable: true };
        document.body.dispatchEvent(new KeyboardEvent('keydown', event));
      });
      await page.keyboard.press('Tab');
      await expect(dialog(page)).toHaveCount(0);
    });

    test('results stay while an input method composes the next word', async ({ page }) => {
      await openSearch(page, at('/docs/intro'));
      await ask(page, 'webhook');
      const href = await results(page).first().getAttribute('href');
      const compose = (type: string, data: string) =>
        field(page).evaluate(
          (input: HTMLInputElement, { type, data }) => {
            input.dispatchEvent(new CompositionEvent(type, { data, bubbles: true }));
          },
          { type, data },
        );
      await compose('compositionstart', '');
      await field(page).evaluate((input: HTMLInputElement) => {
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        set?.call(input, 'webhook qian');
        input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
      });
      await answered(page);
      await expect(results(page).first()).toHaveAttribute('href', href ?? '');
      await expect(results(page).locator('mark').first()).toBeVisible();
      await field(page).evaluate((input: HTMLInputElement) => {
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        set?.call(input, 'webhook 签名');
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      });
      await compose('compositionend', '签名');
      await expect(field(page)).toHaveValue('webhook 签名');
      await answered(page);
      await expect(results(page).first()).toHaveAttribute('href', /webhooks|signature/);
    });

    test('the reader is told what was understood, and what is only near', async ({ page }) => {
      await openSearch(page, at('/docs/intro'));
      const status = dialog(page).getByRole('status');
      await ask(page, locale === 'zh' ? '积份' : 'singature');
      await expect(status).toContainText(locale === 'zh' ? '“积分”' : '“signature”');
      await expect(status).toBeVisible();
      await expect(results(page).first()).toHaveAttribute(
        'href',
        locale === 'zh' ? /intro-to-billing/ : /signature/,
      );
      await ask(page, '魑魅图');
      await expect(status).toContainText(locale === 'zh' ? '最接近' : 'nearest');
      expect(await results(page).count()).toBeGreaterThan(0);
    });

    test('one result is one', async ({ page }) => {
      await openSearch(page, at('/docs/intro'));
      const status = dialog(page).getByRole('status');
      // An example that one section has, in both languages.
      await ask(page, '灯塔');
      await expect(status).toHaveText(locale === 'zh' ? '1 条结果' : '1 result');
    });

    test('an excerpt shows the words where they are in the text, and no code', async ({ page }) => {
      await openSearch(page, at('/docs/intro'));
      await ask(page, locale === 'zh' ? '多余的逗号' : 'trailing comma single quotes');
      const excerpt = results(page).first().locator('.search-excerpt');
      await expect(excerpt.locator('mark').first()).toBeVisible();
      await ask(page, 'curl');
      await expect(dialog(page).locator('.search-excerpt mark').first()).toBeVisible();
      await expect(dialog(page).getByText('#!/usr/bin/env')).toHaveCount(0);
    });

    test('a slash typed into a field stays there', async ({ page }) => {
      await openSearch(page, at('/docs/intro'));
      await page.keyboard.type('a/b');
      await expect(field(page)).toHaveValue('a/b');
    });

    test('what is typed while the dialog loads is not lost, nor by typing on', async ({ page }) => {
      await open(page, at('/docs/intro'));
      const letCome = await holdRequests(page, '**/assets/js/*.js');
      await page.keyboard.press('/');
      await page.keyboard.type('sam');
      letCome();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('sam');
      await page.keyboard.type('ple');
      await expect(field(page)).toHaveValue('sample');
    });

    test('results are under their page, with its breadcrumb, kind and marks', async ({ page }) => {
      const [error] = (await documentsOf(page, locale)).filter(({ kind }) => kind === 'error');
      await openSearch(page, at('/docs/intro'));
      await ask(page, error?.title ?? '');
      const group = panel(page).getByRole('group').first();
      await expect(group).toContainText(error?.pageTitle ?? '');
      for (const category of error?.sidebarParentCategories ?? [])
        await expect(group).toContainText(category);
      const first = results(page).first();
      await expect(first.locator('.search-kind')).toBeVisible();
      await expect(first.locator('mark').first()).toBeVisible();
    });

    test('arrows move through the list and around its ends, Enter opens', async ({ page }) => {
      await openSearch(page, at('/docs/intro'));
      await ask(page, 'job');
      await page.keyboard.press('ArrowDown');
      await expect(results(page).nth(1)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect(results(page).last()).toHaveAttribute('aria-selected', 'true');
      await expect(active(page)).toBeInViewport();
      await page.keyboard.press('ArrowDown');
      await expect(results(page).first()).toHaveAttribute('aria-selected', 'true');
      const href = await results(page).first().getAttribute('href');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(href ?? '');
      await expect(dialog(page)).toHaveCount(0);
    });

    test('what was chosen stays in view when the excerpts come', async ({ page }) => {
      await openSearch(page, at('/docs/intro'));
      const letCome = await holdRequests(page, /-x\d+\.json$/);
      await ask(page, 'job');
      await page.keyboard.press('ArrowUp');
      await expect(active(page)).toBeInViewport({ ratio: 1 });
      const before = await panel(page).innerText();
      letCome();
      await expect.poll(() => panel(page).innerText()).not.toBe(before);
      await expect(active(page)).toBeInViewport({ ratio: 1 });
    });

    test('Enter before the answer opens the first result of what was typed', async ({ page }) => {
      await openSearch(page, at('/docs/intro'));
      await page.keyboard.type(texts[locale].title);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(at('/docs/intro-to-billing'));
    });

    test('a result opens in a new tab with Ctrl and Enter or a click, its words marked there', async ({
      page,
      context,
    }) => {
      await openSearch(page, at('/docs/intro'));
      await ask(page, 'job');
      const href = (index: number) => results(page).nth(index).getAttribute('href');
      const ways: [number, () => Promise<void>][] = [
        [0, () => page.keyboard.press('Control+Enter')],
        [
          1,
          () =>
            results(page)
              .nth(1)
              .click({ modifiers: ['Control'] }),
        ],
        [2, () => results(page).nth(2).click({ button: 'middle' })],
      ];
      for (const [index, open] of ways) {
        const opened = context.waitForEvent('page');
        await open();
        const tab = await opened;
        // The address is that of the section and nothing else.
        await expect(tab).toHaveURL((await href(index)) ?? '');
        await expect
          .poll(() => tab.evaluate(() => CSS.highlights.get('search-terms')?.size ?? 0))
          .toBeGreaterThan(0);
        await tab.close();
      }
      await expect(dialog(page)).toBeVisible();
      // Tabs in processes of their own hear of each other's storage a little later.
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('search.opened')))
        .toBeNull();
    });

    test('filters keep to guides, reference, errors or blog, by pointer and by keyboard', async ({
      page,
    }) => {
      await openSearch(page, at('/docs/intro'));
      await ask(page, 'job');
      await filter(page, 'errors').click();
      await expect(field(page)).toBeFocused();
      await expect(results(page).first()).toHaveClass(/search-error/);
      await expect(dialog(page).locator('[role="option"]:not(.search-error)')).toHaveCount(0);
      for (const _stop of ['close', 'all', 'guides']) await page.keyboard.press('Tab');
      await expect(filter(page, 'guides')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(field(page)).toBeFocused();
      await expect(results(page).first()).toHaveClass(/search-place/);
      await filter(page, 'blog').click();
      // The list of the filter before may still be there for a moment.
      await expect(dialog(page).locator('[role="option"]:not([href*="/blog/"])')).toHaveCount(0);
      expect(await results(page).count()).toBeGreaterThan(0);
    });

    test('recent searches are kept, used again and cleared', async ({ page }) => {
      await openSearch(page, at('/docs/intro'));
      await ask(page, 'webhook');
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await page.keyboard.press('/');
      const recent = results(page).filter({ hasText: /^webhook$/ });
      await expect(recent).toBeVisible();
      await recent.click();
      await expect(field(page)).toHaveValue('webhook');
      await field(page).fill('');
      await dialog(page)
        .getByRole('button', { name: locale === 'zh' ? '清除搜索记录' : 'Clear recent searches' })
        .click();
      await expect(recent).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('search.recent'))).toBeNull();
    });

    test('without a query and without results there are places to go', async ({
      page,
      request,
    }) => {
      await openSearch(page, at('/docs/intro'));
      for (const query of ['', 'qqqzzzxxv']) {
        await ask(page, query);
        const hrefs = await results(page).evaluateAll(all =>
          all.map(link => link.getAttribute('href') ?? ''),
        );
        expect(hrefs.length).toBeGreaterThan(3);
        for (const href of hrefs) expect((await request.get(href)).status(), href).toBe(200);
      }
    });

    test('a field inside closed details is opened, scrolled to and marked', async ({ page }) => {
      const documents = await documentsOf(page, locale);
      const value = documents.find(({ title }) => title === 'R-ESRGAN 4x+' || title === 'canny');
      await openSearch(page, at('/docs/intro'));
      await ask(page, value?.title ?? '');
      const href = (await results(page).first().getAttribute('href')) ?? '';
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(href);
      await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport();
      await expect
        .poll(() => page.evaluate(() => CSS.highlights.get('search-terms')?.size ?? 0))
        .toBeGreaterThan(0);
    });

    test('words are marked on the page that was found, however late it comes', async ({ page }) => {
      const letCome = await holdRequests(page, `**${chunkWith('/intro-to-billing.md', locale)}`);
      await openSearch(page, at('/docs/intro'));
      await ask(page, texts[locale].title);
      await page.keyboard.press('Enter');
      // The address is ahead of the page, which has none of the words or others.
      await expect(page).toHaveURL(at('/docs/intro-to-billing'));
      await expect(page.locator('article h1')).not.toHaveText(texts[locale].title);
      letCome();
      await expect(page.locator('article h1')).toHaveText(texts[locale].title);
      await expect
        .poll(() =>
          page.evaluate(() =>
            [...(CSS.highlights.get('search-terms') ?? [])].some(range => String(range).trim()),
          ),
        )
        .toBe(true);
    });

    test('without the highlight interface boxes are drawn over the words', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(CSS, 'highlights', { value: undefined });
        Reflect.deleteProperty(CSS, 'highlights');
      });
      await page.addInitScript(() => {
        const proxy = new Proxy(CSS, {
          has: (target, key) => key !== 'highlights' && key in target,
        });
        Object.defineProperty(window, 'CSS', { value: proxy });
      });
      await openSearch(page, at('/docs/intro'));
      await ask(page, texts[locale].title);
      await page.keyboard.press('Enter');
      await expect(page.locator('.search-overlay span').first()).toBeAttached();
      await expect(page.locator('main mark')).toHaveCount(0);
    });

    test('on a tablet a magnifier in the bar opens the dialog', async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 844 });
      await open(page, at('/docs/api/apis/create-job'));
      await page.locator('.search-open').click();
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.locator('.search-open')).toBeFocused();
    });

    test('on a phone it opens a sheet over the whole screen', async ({ page }) => {
      // The sheet slides in; here its last place counts.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, at('/docs/intro'));
      await page.locator('.search-open').click();
      await expect(field(page)).toBeFocused();
      expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
      await ask(page, 'job');
      expect(
        await dialog(page).evaluate(element => element.scrollWidth <= element.clientWidth),
      ).toBe(true);
      await dialog(page).locator('.search-close').click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.locator('.search-open')).toBeFocused();
    });

    test('the not-found page offers search', async ({ page }) => {
      await open(page, at('/no-such-page'));
      await page.locator('main .search-box').click();
      await ask(page, texts[locale].title);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(at('/docs/intro-to-billing'));
    });

    test('a dialog whose script fails to load gives the box back', async ({ page }) => {
      await open(page, at('/docs/intro'));
      await page.route('**/assets/js/*.js', route => route.abort());
      const failed = page.waitForEvent('requestfailed');
      await box(page).click();
      await failed;
      await expect(dialog(page)).toHaveCount(0);
      await page.unroute('**/assets/js/*.js');
      // The box is given back a moment after the failure; until then a click asks for nothing new.
      await expect(async () => {
        // A dialog that came late covers the box.
        if (!(await dialog(page).isVisible())) await box(page).click({ timeout: 1000 });
        await expect(field(page)).toBeFocused({ timeout: 1000 });
      }).toPass();
    });
  });
}

test('zh: unsegmented Chinese typed letter by letter finds its page', async ({ page }) => {
  await openSearch(page, '/zh/docs/intro');
  for (const [query, href] of [
    ['轮询还是回调', /integration-faq#/],
    ['不停服轮换密钥', /signature_intro#/],
    ['ControlNet的控制图预览', /controlnet/],
    ['lora权重', /component\/lora/],
  ] as const) {
    await field(page).fill('');
    await page.keyboard.type(query, { delay: 20 });
    await expect(results(page).first()).toHaveAttribute('href', href);
  }
});
