import type { ContractDocument, Locale } from './contract-types.ts';
import type { ErrorTable } from './list-errors.ts';

/** ErrorCode and FailureReason name errors.yaml as the source of their meanings, so each is written once. */
export function describeErrorEnums(
  document: ContractDocument,
  table: ErrorTable,
  locale: Locale,
): ContractDocument {
  const copy = structuredClone(document);
  const sources: Record<string, Record<string, { meaning: Record<Locale, string> }>> = {
    'errors.yaml#/errors': table.errors,
    'errors.yaml#/jobFailures': table.jobFailures,
  };
  for (const [name, schema] of Object.entries(copy.components.schemas)) {
    const source = schema['x-enum-source'];
    if (typeof source !== 'string') continue;
    const entries = sources[source];
    if (!entries) throw new Error(`Schema ${name} names an unknown source: ${source}`);
    schema['x-enum-descriptions'] = Object.fromEntries(
      Object.entries(entries).map(([code, entry]) => [code, entry.meaning[locale]]),
    );
  }
  return copy;
}
