import type { Page } from '@playwright/test';

interface GalleryPage {
  name: string;
  path: string;
  /** Brings the page into a state; such pictures show the window, not the whole page. */
  prepare?: (page: Page) => Promise<void>;
}

/** One page of each type, and the states that only a click shows. */
export const galleryPages: GalleryPage[] = [
  { name: 'home', path: '/' },
  { name: 'tutorial', path: '/docs/basic/txt2img' },
  { name: 'concept', path: '/docs/api/signature/signature_build' },
  { name: 'operation', path: '/docs/api/apis/create-job' },
  { name: 'quickstart', path: '/docs/quickstart/python' },
  { name: 'lifecycle', path: '/docs/guides/job-lifecycle' },
  { name: 'gallery', path: '/docs/gallery' },
  { name: 'tools', path: '/docs/tools' },
  { name: 'tables', path: '/docs/api/base/http_status_code' },
  { name: 'blog', path: '/blog' },
  { name: 'post', path: '/blog/mdx-blog-post' },
  { name: 'archive', path: '/blog/archive' },
  { name: 'tags', path: '/blog/tags' },
  { name: 'tag', path: '/blog/tags/hello' },
  { name: 'markdown', path: '/markdown-page' },
  { name: 'styleguide', path: '/styleguide' },
  { name: 'not-found', path: '/no/such/page' },
  {
    name: 'menu-open',
    path: '/docs/intro',
    prepare: async page => {
      const toggle = page.locator('.navbar__toggle');
      if (await toggle.isVisible()) await toggle.click();
      else await page.locator('.navbar .dropdown').last().hover();
      await page.waitForTimeout(400);
    },
  },
  {
    name: 'console-open',
    path: '/docs/api/apis/create-job#try',
    prepare: async page => {
      await page.locator('.con-send button').click();
      await page.locator('.con-pictures img').waitFor({ timeout: 60_000 });
      await page.locator('#try-heading').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'search-open',
    path: '/docs/intro',
    prepare: async page => {
      await page.keyboard.press('/');
      await page.keyboard.type('seed');
      await page.locator('[role="option"]').first().waitFor();
    },
  },
  {
    name: 'term-open',
    path: '/styleguide',
    prepare: async page => {
      await page.locator('.term').first().click();
    },
  },
  {
    name: 'zoom-open',
    path: '/styleguide',
    prepare: async page => {
      await page.locator('.zoom-link').first().click();
      await page.locator('dialog.zoom').waitFor();
    },
  },
];
