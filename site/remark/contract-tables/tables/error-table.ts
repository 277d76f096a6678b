import { code, link, prose, table, text } from '../../page-tree.ts';
import type { TableStep } from '../contract-data.ts';

/** `<ContractErrors operation="get-job"/>`: what one operation can answer with, linked to the catalogue. */
export const errorTable: TableStep = (
  { document, errors, words },
  { operation = '', only = '' },
) => {
  const items = Object.values(document.paths).flatMap(item => Object.values(item));
  const found = items.find(({ operationId }) => operationId === operation);
  const wanted = only.split(/\s+/).filter(Boolean);
  const listed = (found?.['x-errors'] ?? []).filter(
    name => wanted.length === 0 || wanted.includes(name),
  );
  const rows = listed
    .flatMap(name => errors.find(error => error.code === name) ?? [])
    .map(error => [
      link(`/docs/api/base/http_status_code#${error.slug}`, code(error.code)),
      text(String(error.status)),
      prose(error.meaning),
      prose(error.remedy),
    ]);
  return table([words.code, words.status, words.meaning, words.remedy], rows);
};
