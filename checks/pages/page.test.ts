import { describe, expect, it } from 'vitest';
import { readPage } from './page.ts';

const texts = (list: { text: string }[]) => list.map(({ text }) => text);

describe('readPage', () => {
  it('reads front matter, and a line of dashes below as what it is', () => {
    const { frontMatter, prose } = readPage('---\ntitle: A\n---\n\nText\n\n---\n\nMore\n');
    expect(frontMatter).toEqual({ title: 'A' });
    expect(texts(prose)).toEqual(['Text', 'More']);
  });

  it('reads headings with their ids, and none in code', () => {
    const source =
      '## One `a` {/* #one */}\n\nTwo\n---\n\n~~~~sh\n~~~\n# a comment\n~~~~\n\n- ```\n  ## in a list\n  ```\n';
    expect(readPage(source).headings).toEqual([
      { line: 1, level: 2, title: 'One a', id: 'one' },
      { line: 3, level: 2, title: 'Two', id: undefined },
    ]);
  });

  it('reads code blocks with the lines they show', () => {
    const source = '````md title="A"\n```js\n````\n\n- ```sh\n  npm test\n  ```\n\n```\n```\n';
    expect(readPage(source).codeBlocks).toEqual([
      { line: 1, language: 'md', title: 'A', lines: [{ line: 2, text: '```js' }] },
      { line: 5, language: 'sh', title: '', lines: [{ line: 6, text: 'npm test' }] },
      { line: 9, language: '', title: '', lines: [] },
    ]);
  });

  it('reads components whatever their attributes hold', () => {
    const source =
      'A <Card title="a > b" to="/docs/b" open /> and\n\n<Plot\n  data={{ a: { b: 1 } }}\n  {...rest}\n/>\n';
    const [card, plot] = readPage(source).components;
    expect([...(card?.attributes ?? [])]).toEqual([
      ['title', 'a > b'],
      ['to', '/docs/b'],
      ['open', ''],
    ]);
    expect(plot).toMatchObject({ line: 3, name: 'Plot' });
    expect([...(plot?.attributes ?? [])]).toEqual([['data', '{ a: { b: 1 } }']]);
  });

  it('takes what is commented out or quoted for no component, link or code', () => {
    const source =
      '{/*\n<Sample task="a" /> [b](/c) `d`\n*/}\n\n`<Sample />` `` [b](/c) `e` ``, \\[b](/c)\n';
    const page = readPage(source);
    expect([page.components, page.links]).toEqual([[], []]);
    expect(texts(page.codeSpans)).toEqual(['<Sample />', '[b](/c) `e`']);
  });

  it('reads the targets of links and pictures in every form', () => {
    const source = '[a](/a_(b) "title") ![c](/c.webp) [d][e] <Link to="/f">g</Link>\n\n[e]: /e\n';
    const page = readPage(source);
    expect(texts(page.links)).toEqual(['/a_(b)', '/c.webp', '/f', '/e']);
    expect(texts(page.images)).toEqual(['/c.webp']);
  });

  it('counts the rows of tables, with and without bars around them', () => {
    const source = '| a | b |\n|---|---|\n| `c \\| d` | e |\n\na | b\n--|--\nc | d\ne | f\n';
    const page = readPage(source);
    expect(page.tables).toEqual([
      { line: 1, rows: 1 },
      { line: 5, rows: 2 },
    ]);
    expect(texts(page.codeSpans)).toEqual(['c | d']);
  });

  it('reads admonitions, also inside each other', () => {
    const source = '::::note[A]\n\n:::tip\n\nText\n\n:::\n\n::::\n\n```\n:::danger\n```\n';
    expect(readPage(source).admonitions).toEqual([
      { line: 1, text: 'note' },
      { line: 3, text: 'tip' },
    ]);
  });

  it('reads what is not MDX as Markdown alone', () => {
    const page = readPage('Text <br> {a\n\n    # code\n\n<!-- [b](/c) -->\n', 'markdown');
    expect([page.headings, page.links]).toEqual([[], []]);
    expect(texts(page.prose)).toEqual(['Text  {a']);
  });
});
