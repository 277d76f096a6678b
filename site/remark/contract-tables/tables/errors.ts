import type { ErrorEntry } from '@easel/contract';
import {
  code,
  heading,
  link,
  paragraph,
  prose,
  type RootContent,
  table,
  text,
} from '../../page-tree.ts';
import type { TableMessages, TableStep } from '../contract-data.ts';

/** `<ContractErrors operation="get-job cancel-job"/>`: what operations can answer with, linked to the catalogue. */
export const errorTable: TableStep = (
  { document, errors, words },
  { operation = '', only = '' },
) => {
  const items = Object.values(document.paths).flatMap(item => Object.values(item));
  const named = operation.split(/\s+/);
  const found = items.filter(({ operationId }) => named.includes(operationId ?? ''));
  const wanted = only.split(/\s+/).filter(Boolean);
  const possible = new Set(found.flatMap(item => item['x-errors'] ?? []));
  const listed = [...possible].filter(name => wanted.length === 0 || wanted.includes(name));
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

/** `<ContractErrorEntries status="402 403"/>`: one heading, and so one anchor, for each code. */
export const errorEntries: TableStep = ({ errors, words }, { status = '' }) => {
  const wanted = status.split(/\s+/).map(Number);
  return errors
    .filter(error => wanted.includes(error.status))
    .flatMap(error => entry(error, words));
};

function entry(error: ErrorEntry, words: TableMessages): RootContent[] {
  const statuses = [error.status, ...(error.otherStatuses ?? [])].join(words.separator);
  const strong = (value: string) => [
    { type: 'strong' as const, children: text(value) },
    ...text(words.gap),
  ];
  return [
    heading(3, error.slug, code(error.code)),
    paragraph(text(`${statuses} `), strong(error.title), text(words.dash), prose(error.meaning)),
    paragraph(strong(words.cause + words.colon), prose(error.cause)),
    paragraph(
      strong(words.remedy + words.colon),
      prose(error.remedy),
      text(words.gap),
      text(error.retryable ? words.retryable : words.notRetryable),
    ),
  ];
}

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
