import { code, prose, table } from '../../page-tree.ts';
import type { TableStep } from '../contract-data.ts';

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
