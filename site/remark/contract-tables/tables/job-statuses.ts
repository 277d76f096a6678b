import { listValues } from '@easel/reference';
import { code, codes, prose, table } from '../../page-tree.ts';
import type { TableStep } from '../contract-data.ts';

/** Meanings come from the schema, the order from the status machine. */
export const jobStatuses: TableStep = ({ constants, document, words }) => {
  const meanings = listValues(document.components.schemas.JobStatus ?? {});
  return table(
    [words.value, words.meaning, words.next],
    constants.jobStatuses.map(({ status, next }) => [
      code(status),
      prose(meanings.find(({ value }) => value === status)?.meaning ?? ''),
      codes(next, words.separator),
    ]),
    constants.jobStatuses.map(({ status }) => status),
  );
};
