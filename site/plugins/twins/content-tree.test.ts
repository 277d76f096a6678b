import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { describe, expect, it } from 'vitest';
import { linkAddresses, pageKey, twinFile, twinPath } from './addresses.ts';
import { contentTree } from './content-tree.ts';
import { printTwin, withAddresses } from './print-twin.ts';
import { readPage } from './read-page.ts';

const wording = { colon: ': ', fences: { node: 'js' } };

/** What becomes of a part of a page, without what stands before it. */
function written(html: string, toAddress = (href: string) => href): string {
  const main = fromHtml(`<main><h1>T</h1>${html}</main>`, { fragment: true })
    .children[0] as Element;
  const about = { title: 'T', description: '', language: 'en', canonical: 'https://x.example/' };
  const tree = withAddresses(contentTree(main, wording), toAddress);
  return printTwin(about, 'list', tree).split('# T\n\n')[1] ?? '';
}

describe('the Markdown of a page', () => {
  it.each([
    ['links to headings', '<h2 id="a">A<a class="hash-link" href="#a">#</a></h2>', '## A\n'],
    ['buttons and what they fill', '<p>Go <button>Run</button></p><p role="alert">Oh</p>', 'Go\n'],
    ['ways around', '<nav>You are here</nav><p>Text</p>', 'Text\n'],
    ['marks of React', '<p>multiples of <!-- -->64<!-- --></p>', 'multiples of 64\n'],
    ['places for a break', '<p><code>get<wbr>-job</code></p>', '`get-job`\n'],
  ])('leaves out %s', (_what, html, expected) => {
    expect(written(html)).toBe(expected);
  });

  it('has every panel, hidden ones too, under its name', () => {
    const panels =
      '<div role="tablist"><button>A</button></div>' +
      '<div role="tabpanel" aria-label="Node.js" data-language="node"><pre><code>let a;\n</code></pre></div>' +
      '<div role="tabpanel" aria-label="Other" hidden><p>b</p></div>';
    expect(written(panels)).toBe('**Node.js**\n\n```js\nlet a;\n```\n\n**Other**\n\nb\n');
  });

  it('keeps the lines of a program, and its language', () => {
    const program =
      '<pre class="prism-code language-sh"><code><div>a<br></div><div>  b<br></div></code></pre>';
    expect(written(program)).toBe('```sh\na\n  b\n```\n');
    expect(written('<pre>{"a": 1}</pre>')).toBe('```json\n{"a": 1}\n```\n');
  });

  it('gives what a program prints no language', () => {
    const panel =
      '<div data-language="node"><pre>let a;</pre><div class="sample-output"><pre>1 < 2</pre></div></div>';
    expect(written(panel)).toBe('```js\nlet a;\n```\n\n```\n1 < 2\n```\n');
  });

  it('says a title of a program, but not its language twice', () => {
    const block = (title: string) =>
      `<div class="theme-code-block"><p><code>${title}</code></p><pre class="language-json">1</pre></div>`;
    expect(written(block('json'))).toBe('```json\n1\n```\n');
    expect(written(block('Request'))).toContain('`Request`');
  });

  it('parts the blocks of a cell by breaks', () => {
    const table =
      '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td><p>one</p><ul><li>two</li><li>three | four</li></ul></td></tr></tbody></table>';
    expect(written(table)).toBe('| A |\n| - |\n| one<br>two<br>three \\| four |\n');
  });

  it('writes notes as quotations and details below their names', () => {
    const note =
      '<div class="theme-admonition"><div>Tip</div><div><p>Ask <b>often</b>.</p></div></div>';
    expect(written(note)).toBe('> **Tip**\n>\n> Ask **often**.\n');
    expect(written('<details><summary>More</summary><p>x</p></details>')).toBe('**More**\n\nx\n');
  });

  it('writes terms with what is said of them', () => {
    const terms =
      '<dl><div><dt>Size</dt><dd>64</dd><dd>128</dd></div><dt>Kind</dt><dd><p>a</p><p>b</p></dd></dl>';
    expect(written(terms)).toBe('- **Size**: 64 · 128\n- **Kind**: a\n\n  b\n');
  });

  it('says what a drawing shows', () => {
    const drawing = (role: string) => `<svg ${role}><title>Two</title><desc>One, two.</desc></svg>`;
    expect(written(drawing('role="img"'))).toBe('Two · One, two.\n');
    expect(written(drawing(''))).toBe('');
  });

  it('does not run neighbours into one word', () => {
    expect(written('<p><a href="/a">A</a><a href="/b">B</a></p>')).toBe('[A](/a) [B](/b)\n');
  });
});

describe('the address of a twin', () => {
  it('is that of its page, of a root its index', () => {
    expect(twinFile('docs/intro/index.html')).toBe('docs/intro.md');
    expect(twinFile('index.html')).toBe('index.md');
    expect(twinPath('https://x.example/site/docs/workflow/', '/site/')).toBe(
      '/site/docs/workflow.md',
    );
    expect(twinPath('https://x.example/site/zh/', '/site/zh/')).toBe('/site/zh/index.md');
    expect(twinPath('https://x.example/404.html', '/')).toBeUndefined();
  });

  it('takes the place of that of a page in links, and of nothing else', () => {
    const page = 'https://x.example/docs/workflow';
    const to = linkAddresses('https://x.example/docs/', new Map([[pageKey(page), `${page}.md`]]));
    expect(to('/docs/workflow/#a')).toBe(`${page}.md#a`);
    expect(to('/openapi.json')).toBe('https://x.example/openapi.json');
    expect(to('https://elsewhere.example/docs/workflow')).toBe(
      'https://elsewhere.example/docs/workflow',
    );
    expect(written('<p><a href="/docs/workflow">w</a></p>', to)).toBe(`[w](${page}.md)\n`);
  });
});

it('a page says what it is; a redirect and a page that is kept from searches have no twin', () => {
  const head = '<title>A · Easel</title><meta name="description" content="d">';
  const canonical = '<link rel="canonical" href="https://x.example/a">';
  const page = (inHead: string) => `<html><head>${inHead}</head><body><main>m</main></body></html>`;
  expect(readPage(page(head + canonical), 'Easel')).toMatchObject({
    title: 'A',
    description: 'd',
    canonical: 'https://x.example/a',
  });
  expect(readPage(page(`${head}${canonical}<meta name="robots" content="noindex">`), 'Easel')).toBe(
    undefined,
  );
  expect(readPage(page('<meta http-equiv="refresh" content="0">'), 'Easel')).toBe(undefined);
});

it('a twin begins with front matter and the list of all pages', () => {
  const about = {
    title: 'A "b"',
    description: 'd: e',
    language: 'en-GB',
    canonical: 'https://x.example/a',
  };
  expect(printTwin(about, 'See llms.txt', { type: 'root', children: [] })).toBe(
    '---\ntitle: "A \\"b\\""\ndescription: "d: e"\nlanguage: "en-GB"\ncanonical: "https://x.example/a"\n---\n\n> See llms.txt\n\n# A "b"\n',
  );
});
