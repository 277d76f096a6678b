import { posix } from 'node:path';
import { pageAt, type SitePage, sitePages } from '../pages/page.ts';
import { type Repository, yamlAt } from '../repository/repository.ts';
import type { Finding, Rule } from '../rule.ts';

export const readNextNamesPagesByTheirTitles: Rule = {
  why: 'a reader who follows a link looks for the words of the link on the page, in the sidebar and in the title of the tab.',
  findings: repository => sitePages(repository).flatMap(page => misnamed(page, repository)),
};

/** The links that begin the items of the last section; the sentence behind each may say it in other words. */
function misnamed(page: SitePage, repository: Repository): Finding[] {
  const start = page.headings.find(({ id }) => id === 'read-next')?.line;
  if (start === undefined) return [];
  const end = page.headings.find(({ line }) => line > start)?.line ?? Number.POSITIVE_INFINITY;
  const lines = repository.read(page.path).split('\n');
  const seen = new Set<number>();
  return page.textLinks.flatMap(({ line, to, text }): Finding[] => {
    const begins =
      line > start && line < end && /^\s*(?:[-*]|\d+\.) \[/.test(lines[line - 1] ?? '');
    if (!begins || seen.has(line)) return [];
    seen.add(line);
    const title = titleOf(page, to, repository);
    if (!title || title === plain(text)) return [];
    return [
      {
        where: `${page.path}:${line}`,
        found: `“${text}”`,
        expected: `the title there: “${title}”`,
      },
    ];
  });
}

/** The title of a page. A section may be described, and a page that is generated is only known in English. */
function titleOf(
  { path, language }: SitePage,
  target: string,
  repository: Repository,
): string | undefined {
  if (target.includes('#')) return undefined;
  const operation = /^(?:\/docs\/|(?:\.\.?\/)*)api\/apis\/([\w-]+)$/.exec(target)?.[1];
  const file = `contract/operations/${operation}.yaml`;
  if (operation && repository.files.includes(file)) {
    return language === 'en'
      ? (yamlAt(repository, file) as { summary: string }).summary
      : undefined;
  }
  const found = [
    posix.join(posix.dirname(path), target),
    `site${target}.md`,
    `site${target}/index.md`,
  ].find(candidate => repository.files.includes(candidate));
  if (!found || !/\.mdx?$/.test(found)) return undefined;
  return plain(String(pageAt(repository, found).frontMatter.title ?? ''));
}

const plain = (text: string): string => text.replaceAll('`', '').trim();
