import { describe, expect, it } from 'vitest';
import { readPage } from './page.ts';
import { code, emphasis, readableText, value } from './prose.ts';

const prose = (source: string) => readPage(source).prose.map(({ line, text }) => [line, text]);

describe('prose', () => {
  it('is what a reader sees, without tags, addresses, marks and comments', () => {
    const source = `import a from './a.js';

> ## 1. Set *it* up {/* #set-up */}

- See [the \`id\`](/docs/a "Title") or https://x.example/y
  ![a picture](/img/a.webp)

<Card title="a > b" to={'/docs/b'}>It costs {price}</Card>

[label]: /docs/c
`;
    expect(prose(source)).toEqual([
      [3, `Set ${emphasis}it${emphasis} up`],
      [5, `See the ${code} or ${code}`],
      [6, 'a picture'],
      [8, `It costs ${value}`],
    ]);
  });

  it('leaves out code blocks and rows of dashes', () => {
    const source =
      ':::note[Read `it`]\n\n```\ncode\n```\n\n:::\n\n| a | b |\n|---|---|\n| c | d |\n';
    expect(prose(source)).toEqual([
      [1, `Read ${code}`],
      [9, '|a|b|'],
      [11, '|c|d|'],
    ]);
  });

  it('keeps what only looks like markup', () => {
    expect(prose('At 12:noon, 2 \\* 3 * 4, a\\_b, \\{x} and &lt;b>.\n')).toEqual([
      [1, 'At 12:noon, 2 * 3 * 4, a_b, {x} and <b>.'],
    ]);
  });

  it('keeps code where it is asked for', () => {
    const [line] = readPage('**`count`** is 1 to `` a`b ``.\n').prose;
    expect(line?.withCode).toBe('`count` is 1 to `a`b`.');
  });

  it('knows which lines go on with a paragraph', () => {
    const source = '一\n二\n\n- 三\n- 四\n\n<Card>五</Card>\n<Card>六</Card>\n';
    expect(readPage(source).prose.filter(({ goesOn }) => goesOn)).toMatchObject([{ line: 2 }]);
  });
});

describe('readableText', () => {
  it.each([
    ['plain words', 'Add to the queue', 'Add to the queue'],
    ['a placeholder', 'Add {name}', `Add ${value}`],
    ['a tag at the beginning', '<b>Add</b> it', 'Add it'],
    ['paragraphs', '**A.** B\nC\n\n`d`', `${emphasis}A.${emphasis} B\nC\n${code}`],
    ['a space at the beginning', '    and more', 'and more'],
  ])('reads %s', (_what, text, expected) => {
    expect(readableText(text)).toBe(expected);
  });
});
