import { describe, expect, it } from 'vitest';
import { cardTags, readPage } from './built-pages.ts';

const page = (html: string, file: string) => readPage(html, file, [['docs', 'Tutorials']]);

describe('readPage', () => {
  it('takes the title without the name of the site', () => {
    const html = '<head><title data-rh="true">A &amp; B · Easel</title></head>';
    expect(page(html, 'markdown-page.html')).toMatchObject({
      title: 'A & B',
      section: '',
      image: 'og/markdown-page.png',
    });
  });

  it('takes the heading of the home page', () => {
    const html = '<head><title>Easel</title></head><h1 id="x">一次请求，一张图</h1>';
    expect(page(html, 'index.html')).toMatchObject({
      title: '一次请求，一张图',
      image: 'og/index.png',
    });
  });

  it('leaves redirects alone', () => {
    const html = '<head><title>x</title><meta http-equiv="refresh" content="0"></head>';
    expect(page(html, 'docs.html')).toBeUndefined();
  });
});

describe('cardTags', () => {
  const html = '<head><title>x</title></head><p>About &lt;/head></p>';

  it('quotes the title', () => {
    const tags = cardTags('https://x.example/a.png', 'Say "hi"');
    expect(page(html, 'a.html')?.withTags(tags)).toContain(
      '<meta property="og:image:alt" content="Say &#x22;hi&#x22;">',
    );
  });

  it('stand at the end of the head, and nothing else changes', () => {
    const tags = cardTags('https://x.example/a.png', 'x');
    const [start, end] =
      page(html, 'a.html')
        ?.withTags(tags)
        .split(/<meta.*>(?=<\/head>)/) ?? [];
    expect(`${start}${end}`).toBe(html);
  });
});
