import { describe, expect, it } from 'vitest';
import { textsOf, usedMessages, wordTables } from './interface-texts.ts';

const source = `const english = {
  run: 'Run it',
  long:
    "It's a long one: { x } stays.",
  kind: { latent: 'Before', 'per-second': 'It\\'s fast' },
  passed: (version: string, commit: string) =>
    \`With \${version}, \${commit}\`,
};

export type Words = typeof english;

export const chinese: Words = {
  run: '运行',
  without: label => \`\${label}：\`,
};

const other = { run: 'not read' };
`;

describe('wordTables', () => {
  it('reads every text of both languages by its key', () => {
    const { english, chinese } = wordTables(source);
    expect([...english]).toEqual([
      ['run', 'Run it'],
      ['long', "It's a long one: { x } stays."],
      ['latent', 'Before'],
      ['per-second', "It's fast"],
      ['passed', 'With {version}, {commit}'],
    ]);
    expect([...chinese]).toEqual([
      ['run', '运行'],
      ['without', '{label}：'],
    ]);
  });

  it('reads nothing where there is no table', () => {
    expect(wordTables("const english = 'no';").english.size).toBe(0);
  });

  it('reads texts that hold what ends a table, and texts in several pieces', () => {
    const table = `export const english = {
  // run: 'not this one',
  template: \`first
};
second\`,
  sum: 'one ' + "two",
  call: (a: { b: string }) => \`\${a.b} and \${a}\`,
} satisfies Words;
`;
    expect([...wordTables(table).english]).toEqual([
      ['template', 'first\n};\nsecond'],
      ['sum', 'one two'],
      ['call', '{…} and {a}'],
    ]);
  });
});

describe('usedMessages', () => {
  it('reads tags, also inside each other, and calls in any order', () => {
    const component = `
      <Translate id="a" values={{ link: <Translate id='a.link'>the > link</Translate> }}>
        {'See {link}'}
        {' for <more>'}
      </Translate>;
      translate({ message: "It's \\"b\\"", id: 'b', description: '}' });
      <Translate id={'c'} />;`;
    expect(usedMessages('a.tsx', component)).toEqual([
      ['a', 'See {link} for <more>'],
      ['a.link', 'the > link'],
      ['b', 'It\'s "b"'],
      ['c', ''],
    ]);
  });

  it('does not take comments, texts and other functions for messages', () => {
    const component = `
      // <Translate id="a">A</Translate>
      const text = "translate({ id: 'b', message: 'B' })";
      words.translate({ id: 'c' });`;
    expect(usedMessages('a.ts', component)).toEqual([]);
  });
});

describe('textsOf', () => {
  it('reads every text of a language, however deep', () => {
    const source = `export const a = { en: 'no', zh: '一' };
const b = { zh: ["二", { c: n => \`\${n} 三\` }] }; // zh: '四'
interface D { zh: string }`;
    expect(textsOf('zh', source)).toEqual([
      { line: 1, text: '一' },
      { line: 2, text: '二' },
      { line: 2, text: '{n} 三' },
    ]);
  });
});
