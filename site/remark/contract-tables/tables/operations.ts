import { listOperations } from '@easel/contract';
import { code, link, prose, table, text } from '../../page-tree.ts';
import type { TableStep } from '../contract-data.ts';

/** `<ContractOperations/>`: every operation with its address and what it costs, linked to its page. */
export const operations: TableStep = ({ document, words }) => {
  const base = new URL(document.servers[0]!.url).pathname;
  return table(
    [words.operation, words.cost, words.methodAndPath],
    listOperations(document).map(({ id, method, path, operation }) => [
      link(`/docs/api/apis/${id}`, text(id)),
      prose(operation['x-credits'] ?? ''),
      // Last: on a phone it is what may be out of sight, and the page behind the name says it first.
      code(`${method.toUpperCase()} ${base}${path}`),
    ]),
  );
};
