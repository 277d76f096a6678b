import { type CodeBlock, type SitePage, sitePages } from '../pages/page.ts';
import type { Rule } from '../rule.ts';

const shells = ['bash', 'sh', 'shell', 'zsh', 'console'];
const languages = new Set([
  ...shells,
  ...['js', 'javascript', 'mjs', 'jsx', 'ts', 'typescript', 'tsx', 'node'],
  ...['py', 'python', 'go', 'golang', 'java', 'php', 'rb', 'ruby', 'csharp', 'rust'],
]);

/** One command or one expression shows how something is written; more than two do something. */
const fragment = 2;

export const programsAreIncludedNotPasted: Rule = {
  why: 'only a file in samples/ is run against the sandbox; a pasted program is a promise that nobody keeps.',
  findings: repository =>
    sitePages(repository).flatMap(page =>
      page.codeBlocks
        .filter(block => languages.has(block.language.toLowerCase()))
        .filter(block => statements(block) > fragment && !isFollowedByATest(page, block))
        .map(block => ({
          where: `${page.path}:${block.line}`,
          found: `a program of ${statements(block)} lines in ${block.language}`,
          expected: '<Sample task="…" />, with the program in samples/',
        })),
    ),
};

/** Comments and settings, such as export A=b, do nothing by themselves. */
function statements({ language, lines }: CodeBlock): number {
  const setting = shells.includes(language) ? /^(?:export\s+)?[A-Z_]+=\S*$/ : /^$/;
  return lines
    .map(({ text }) => text.trim())
    .filter(text => text !== '' && !/^(?:#|\/\/)/.test(text) && !setting.test(text)).length;
}

/** A test follows the first page and the quickstarts literally: it types what their terminals show. */
function isFollowedByATest({ path }: SitePage, { language, title }: CodeBlock): boolean {
  const terminal = title === 'Terminal' || title === '终端';
  const followed = /\/(?:docs|current)\/(?:quickstart\/|intro\.md$)/.test(path);
  return followed && shells.includes(language) && terminal;
}
