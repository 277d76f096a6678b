import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { addTags } from './add-tags.ts';
import { readPage } from './read-page.ts';

async function page(html: string, file: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'og-'));
  await writeFile(path.join(folder, file), html);
  return readPage(folder, file, [['docs', 'Tutorials']]);
}

describe('readPage', () => {
  it('takes the title without the name of the site', async () => {
    const html = '<title data-rh="true">A &amp; B · Easel</title></head>';
    expect(await page(html, 'markdown-page.html')).toMatchObject({
      title: 'A & B',
      section: '',
      image: 'og/markdown-page.png',
    });
  });

  it('takes the heading of the home page', async () => {
    const html = '<title>Easel</title></head><h1 id="x">一次请求，一张图</h1>';
    expect(await page(html, 'index.html')).toMatchObject({
      title: '一次请求，一张图',
      image: 'og/index.png',
    });
  });

  it('leaves redirects alone', async () => {
    const html = '<title>x</title><meta http-equiv="refresh" content="0">';
    expect(await page(html, 'docs.html')).toBeUndefined();
  });
});

describe('addTags', () => {
  it('quotes the title', () => {
    expect(addTags('<head></head>', 'https://x.example/a.png', 'Say "hi"')).toContain(
      '<meta property="og:image:alt" content="Say &quot;hi&quot;">',
    );
  });
});
