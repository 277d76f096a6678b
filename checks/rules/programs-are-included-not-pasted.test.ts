import { describe, expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { programsAreIncludedNotPasted as rule } from './programs-are-included-not-pasted.ts';

const doc = 'site/docs/a.md';
const quickstart = 'site/docs/quickstart/go.md';
const chinese = 'site/i18n/zh/docusaurus-plugin-content-docs/current/quickstart/go.md';

const block = (info: string, ...lines: string[]) =>
  ['Text', '', `\`\`\`${info}`, ...lines, '```', ''].join('\n');
const findings = (text: string, path = doc) => rule.findings(fixtureRepository({ [path]: text }));

describe('programs are included, not pasted', () => {
  it.each([
    ['data', block('json', '{', '"a": 1,', '"b": 2', '}')],
    ['messages', block('http', 'GET / HTTP/1.1', 'A: 1', 'B: 2', 'C: 3')],
    ['one command with a comment', block('sh', '# in the folder of the key', 'npm run sandbox')],
    ['settings', block('sh', 'export A=1', 'export B=/path', 'export C=https://x.example')],
    ['an included sample', '<Sample task="text-to-image" />'],
  ])('accepts %s', (_what, text) => {
    expect(findings(text)).toEqual([]);
  });

  it.each([
    ['Terminal', quickstart],
    ['终端', chinese],
    ['Terminal', 'site/docs/intro.md'],
  ])('accepts the %s of %s, which a test follows', (title, path) => {
    const text = block(`sh title="${title}"`, 'git clone x', 'cd x', 'npm install');
    expect(findings(text, path)).toEqual([]);
    expect(findings(text.replace(title, 'Other'), path)).toHaveLength(1);
  });

  it.each(['js', 'ts', 'python', 'go', 'java', 'php', 'ruby', 'bash'])('reports %s', language => {
    expect(findings(block(language, 'a()', 'b()', 'c()'))).toMatchObject([
      { where: `${doc}:3`, found: `a program of 3 lines in ${language}` },
    ]);
  });

  it('reports a terminal that no test follows', () => {
    const text = block('sh title="Terminal"', 'a', 'b', 'c');
    expect(findings(text)).toHaveLength(1);
    expect(findings(text, 'site/docs/api/intro.md')).toHaveLength(1);
  });
});
