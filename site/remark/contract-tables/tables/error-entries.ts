import type { ErrorEntry } from '@easel/contract';
import { code, heading, paragraph, prose, type RootContent, text } from '../../page-tree.ts';
import type { TableMessages, TableStep } from '../contract-data.ts';

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
