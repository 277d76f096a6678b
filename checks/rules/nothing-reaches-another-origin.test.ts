import { describe, expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { nothingReachesAnotherOrigin as rule } from './nothing-reaches-another-origin.ts';

const page = `<!doctype html><html lang=en><head>
<script>if (a < b) document.write("<img src='https://in.a.string.example/'>")</script>
<script src=/assets/js/main.js defer></script>
<script data-rh=true type=application/ld+json>{"@id": "https://docs.easel.example/"}</script>
<link rel=canonical href=https://docs.easel.example/><link rel="icon" href="/img/favicon.svg">
</head><body><img src="data:image/png;base64,AA=="><a href="https://chat.easel.example">Chat</a>
<code>&lt;b onclick=&quot;x&quot;&gt;</code></body></html>`;

const good = {
  'site/build/index.html': page,
  'site/build/zh/index.html': page.replace('lang=en', 'lang=zh'),
  'site/build/assets/js/main.js':
    'n.g=(()=>{if("object"==typeof globalThis)return globalThis;try{return this||Function("return this")()}catch(e){}})();' +
    'a.eval("x");isFunction(b);keywords="declare|eval|exec";setTimeout(()=>{},1)',
  'site/build/assets/css/main.css': 'a{background:url(data:image/svg+xml;utf8,x)}',
};

const findings = (change: Record<string, string>) =>
  rule.findings(fixtureRepository({ ...good, ...change }));

describe('nothing reaches another origin', () => {
  it('accepts a page that stays at home, with the lookup of the bundler', () => {
    expect(findings({})).toEqual([]);
  });

  it('asks for a build when there is none', () => {
    expect(rule.findings(fixtureRepository({}))).toMatchObject([
      { expected: 'run npm run build first' },
    ]);
  });

  it.each([
    ['an event handler', '<button type=button onclick=go()>', '<button onclick=…>'],
    [
      'a script',
      '<script src="https://x.example/a.js"></script>',
      '<script> loads https://x.example/a.js',
    ],
    [
      'a style sheet',
      '<link href=//x.example/a.css rel=stylesheet>',
      '<link> loads //x.example/a.css',
    ],
    [
      'a preload',
      '<link rel="preload" href="https://x.example/a">',
      '<link> loads https://x.example/a',
    ],
    [
      'an image',
      '<img alt="a > b" src="https://x.example/a.png">',
      '<img> loads https://x.example/a.png',
    ],
    [
      'an image set',
      '<img srcset="/a.png 1x, https://x.example/b.png 2x">',
      '<img> loads https://x.example/b.png',
    ],
    ['a frame', '<iframe src="https://x.example"></iframe>', '<iframe> loads https://x.example'],
  ])('reports %s', (_what, html, found) => {
    const text = page.replace('</body>', `${html}</body>`);
    expect(findings({ 'site/build/index.html': text })).toMatchObject([{ found }]);
  });

  it.each([
    ['eval', 'x=eval("1")', 'eval(…)'],
    ['a function from a string', 'new Function("return 1")', 'new Function(…)'],
    ['another Function', 'Function("return this")()', 'Function(…)'],
    ['a timer with a string', 'setTimeout("go()",1)', 'setTimeout("…)'],
  ])('reports %s', (_what, script, found) => {
    expect(findings({ 'site/build/assets/js/a.js': script })).toMatchObject([{ found }]);
  });

  it('reports a font from elsewhere', () => {
    const style = '@font-face{src:url("https://x.example/f.woff2")}';
    expect(findings({ 'site/build/a.css': style })).toMatchObject([
      { found: 'loads https://x.example/f.woff2' },
    ]);
  });

  it('reports a second inline script', () => {
    const text = page.replace('</body>', '<script>second()</script></body>');
    expect(findings({ 'site/build/zh/index.html': text })).toMatchObject([
      { found: expect.stringContaining('2 different inline scripts') },
    ]);
  });
});
