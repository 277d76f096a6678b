import { code, prose, table } from '../mdast.ts';
import type { TableStep } from '../table-step.ts';

export const jobFailures: TableStep = ({ jobFailures: failures, words }) =>
  table(
    ['reason', 'code', words.meaning, words.remedy],
    failures.map(failure => [
      code(failure.reason),
      code(failure.code),
      prose(failure.meaning),
      prose(failure.remedy),
    ]),
    failures.map(({ reason }) => reason),
  );
