import { parse } from 'yaml';
import { type Component, pageAt } from '../pages/page.ts';
import { translationsOf } from '../pages/translations.ts';
import type { Repository } from '../repository/repository.ts';
import type { Finding, Rule } from '../rule.ts';

const catalogue = 'contract/errors.yaml';
const chineseCatalogue = 'site/i18n/zh/contract/errors.yaml';
const statusPage = 'site/docs/api/base/http_status_code.md';
const jobPage = 'site/docs/api/dictionary/job/get_job.md';
const texts = ['title', 'meaning', 'cause', 'remedy'];

type Entry = Record<string, string | number | boolean | undefined>;
type Catalogue = Record<'errors' | 'jobFailures', Record<string, Entry>>;

export const everyErrorCodeIsExplained: Rule = {
  why: 'a reader arrives with a code from a log; without meaning, cause and remedy under its anchor they are alone with it.',
  findings: repository => {
    const table = parse(repository.read(catalogue)) as Catalogue;
    return [
      ...missingTexts(repository, table, catalogue),
      ...missingTexts(repository, table, chineseCatalogue),
      ...inBothLanguages(statusPage).flatMap(path => withoutAnchor(path, table.errors, repository)),
      ...inBothLanguages(jobPage)
        .filter(path => tags(path, 'ContractJobFailures', repository).length !== 1)
        .map(path => ({
          where: path,
          found: 'no list of the reasons a job fails for',
          expected: '<ContractJobFailures />, once',
        })),
    ];
  },
};

/** Every code of the catalogue has its texts in a file of the same shape. */
function missingTexts({ read }: Repository, table: Catalogue, file: string): Finding[] {
  const texted = parse(read(file)) as Partial<Catalogue>;
  return (['errors', 'jobFailures'] as const).flatMap(part =>
    Object.keys(table[part]).flatMap(code =>
      texts
        .filter(field => !String(texted[part]?.[code]?.[field] ?? '').trim())
        .map(field => ({
          where: `${file} ${code}`,
          found: `no ${field}`,
          expected: texts.join(', '),
        })),
    ),
  );
}

/** The page's component writes one heading with an anchor for each code of the statuses it names. */
function withoutAnchor(path: string, errors: Record<string, Entry>, repository: Repository) {
  const statuses = tags(path, 'ContractErrorEntries', repository).flatMap(({ attributes }) =>
    (attributes.get('status') ?? '').split(/\s+/),
  );
  return Object.entries(errors).flatMap(([code, { status }]): Finding[] => {
    const times = statuses.filter(name => name === String(status)).length;
    if (times === 1) return [];
    return [
      {
        where: path,
        found: `${code} ${times === 0 ? 'without an anchor' : `${times} times`}`,
        expected: `${status} once in <ContractErrorEntries status="…" />`,
      },
    ];
  });
}

function tags(path: string, name: string, repository: Repository): Component[] {
  if (!repository.files.includes(path)) return [];
  return pageAt(repository, path).components.filter(component => component.name === name);
}

function inBothLanguages(english: string): string[] {
  return [english, translationsOf(english)?.chinese ?? ''];
}
