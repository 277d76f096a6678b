import type { JsonObject, Locale, Schema } from './contract-types.ts';
import { type ErrorTable, problemType } from './list-errors.ts';

type ErrorEntry = ErrorTable['errors'][string];
type EnumEntries = ErrorTable['errors'] | ErrorTable['jobFailures'];

/** What follows from the code of a problem, in the order of an answer. What the example itself says wins. */
export function completeProblem(
  { code, detail, status, ...own }: JsonObject & { code: string },
  error: ErrorEntry,
): JsonObject {
  const traceId = `req_01JA8Z${code.replaceAll('_', '').slice(0, 8)}`;
  return {
    type: problemType(code),
    title: error.title.en,
    status: status ?? error.status,
    detail,
    instance: `urn:easel:request:${traceId}`,
    code,
    traceId,
    retryable: error.retryable,
    ...own,
  };
}

/** The codes of a table become the values of an enum, their meanings its texts. */
export function completeEnum(
  { title, type, ...rest }: Schema,
  entries: EnumEntries,
  locale: Locale,
): Schema {
  const meanings = Object.entries(entries).map(([code, { meaning }]) => [code, meaning[locale]]);
  return {
    title,
    type,
    enum: Object.keys(entries),
    ...rest,
    'x-enum-descriptions': Object.fromEntries(meanings),
  };
}

export function enumEntries(source: unknown, table: ErrorTable): EnumEntries {
  const name = /^errors\.yaml#\/(errors|jobFailures)$/.exec(String(source))?.[1];
  if (!name) throw new Error(`An enum names an unknown source: ${source}`);
  return table[name as keyof ErrorTable];
}
