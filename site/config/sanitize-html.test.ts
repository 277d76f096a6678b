import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from './sanitize-html.ts';

describe('sanitizeHtml', () => {
  it('keeps inline text markup and site links', () => {
    const html =
      'New: <a href="/blog">read <strong>this</strong></a> or <a href="https://x.example/">that</a>.';
    expect(sanitizeHtml(html)).toBe(html);
  });

  it.each([
    ['an event handler', '<img src=x onerror="alert(1)">text', 'text'],
    ['a script', 'a<script>alert(1)</script>b', 'ab'],
    ['a script URL', '<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['a handler on an allowed tag', '<b onclick="alert(1)">x</b>', '<b>x</b>'],
    ['inline style', '<span style="position:fixed">x</span>', '<span>x</span>'],
    ['a frame', '<iframe src="https://x.example"></iframe>x', 'x'],
    ['svg script', '<svg><script>alert(1)</script></svg>x', 'x'],
  ])('removes %s', (_name, dirty, clean) => {
    expect(sanitizeHtml(dirty)).toBe(clean);
  });
});
