import { describe, expect, it } from 'vitest';
import { wordTables } from './word-tables.ts';

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
});
