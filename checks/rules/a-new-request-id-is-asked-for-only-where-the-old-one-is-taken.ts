import { sitePages } from '../pages/page.ts';
import type { ProseLine } from '../pages/prose.ts';
import { type Repository, yamlAt } from '../repository/repository.ts';
import type { Finding, Rule } from '../rule.ts';

export const aNewRequestIdIsAskedForOnlyWhereTheOldOneIsTaken: Rule = {
  why: 'a refused request leaves no trace; a program that makes a new id for it gives up what protects it from paying twice.',
  findings: repository => [
    ...sitePages(repository).flatMap(({ path, prose }) =>
      withTableHeads(prose)
        .filter(({ line, head }) => asksForNew(line.withCode, head))
        .map(({ line }) => finding(`${path}:${line.line}`, line.withCode)),
    ),
    ...catalogues.flatMap(path => remediesOf(repository, path)),
  ],
};

const catalogues = ['contract/errors.yaml', 'site/i18n/zh/contract/errors.yaml'];

/** The old id belongs to another request, or to a job that exists. */
const taken = /IDEMPOTENCY_KEY_REUSED|FAILED/;
const refusal = /(?<![\w.])4\d\d(?!\w)|refused|被拒绝/;
const demand = /new `requestId`|新的? ?`requestId`|`requestId` ?(?:也|就)?要?换新/;

function asksForNew(text: string, head: string): boolean {
  const refused = text.search(refusal);
  if (refused < 0 || taken.test(text)) return false;
  const asked = text.search(demand);
  if (asked > refused) return true;
  const column = head.split('|').findIndex(cell => /^`?requestId`?$/.test(cell));
  return column > 0 && /^(?:New|换新)/.test(text.split('|')[column] ?? '');
}

/** Each line with the first one of its table, which says what a cell is about. */
function withTableHeads(prose: ProseLine[]): { line: ProseLine; head: string }[] {
  let head = '';
  let last = 0;
  return prose.map(line => {
    const isRow = line.withCode.startsWith('|');
    // Below the head stands the line of dashes, which has nothing to read.
    if (!isRow) head = '';
    else if (head === '' || line.line > last + 2) head = line.withCode;
    last = line.line;
    return { line, head };
  });
}

function remediesOf(repository: Repository, path: string): Finding[] {
  if (!repository.files.includes(path)) return [];
  const { errors } = yamlAt(repository, path) as { errors: Record<string, { remedy?: string }> };
  return Object.entries(errors)
    .filter(([code, { remedy = '' }]) => !taken.test(code) && demand.test(remedy))
    .map(([code, { remedy = '' }]) => finding(`${path} errors.${code}`, remedy));
}

const finding = (where: string, text: string): Finding => ({
  where,
  found: `“${text}”`,
  expected: 'the same id, or either: only IDEMPOTENCY_KEY_REUSED and a failed job need a new one',
});
