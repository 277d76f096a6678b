import type { JsonObject, Locale, LocalText, Schema } from './contract-types.ts';
import { readYaml } from './read-yaml.ts';

interface ErrorTexts<Text> {
  title: Text;
  meaning: Text;
  cause: Text;
  remedy: Text;
}

interface ErrorFacts {
  status: number;
  otherStatuses?: number[];
  retryable: boolean;
}

interface JobFailureFacts {
  code: 'TRANSITORY_ERROR' | 'FATAL_ERROR';
  retryable: boolean;
}

export interface ErrorTable {
  errors: Record<string, ErrorFacts & ErrorTexts<LocalText>>;
  jobFailures: Record<string, JobFailureFacts & ErrorTexts<LocalText>>;
}

export interface ErrorEntry extends ErrorFacts, ErrorTexts<string> {
  code: string;
  slug: string;
  /** The problem `type` the API answers with. */
  type: string;
}

export interface JobFailureEntry extends JobFailureFacts, ErrorTexts<string> {
  reason: string;
  slug: string;
}

const pageBase = 'https://docs.easel.example/docs/api/base/http_status_code#';

export function readErrorTable(): Promise<ErrorTable> {
  return readYaml<ErrorTable>('errors.yaml');
}

export function errorSlug(code: string): string {
  return code.toLowerCase().replaceAll('_', '-');
}

/** The page that explains the code. */
function problemType(code: string): string {
  return pageBase + errorSlug(code);
}

export async function listErrors(locale: Locale): Promise<ErrorEntry[]> {
  const { errors } = await readErrorTable();
  return Object.entries(errors).map(([code, entry]) => ({
    ...entry,
    ...inLocale(entry, locale),
    code,
    slug: errorSlug(code),
    type: problemType(code),
  }));
}

export async function listJobFailures(locale: Locale): Promise<JobFailureEntry[]> {
  const { jobFailures } = await readErrorTable();
  return Object.entries(jobFailures).map(([reason, entry]) => ({
    ...entry,
    ...inLocale(entry, locale),
    reason,
    slug: errorSlug(reason),
  }));
}

function inLocale(entry: ErrorTexts<LocalText>, locale: Locale): ErrorTexts<string> {
  return {
    title: entry.title[locale],
    meaning: entry.meaning[locale],
    cause: entry.cause[locale],
    remedy: entry.remedy[locale],
  };
}

type EnumEntries = ErrorTable['errors'] | ErrorTable['jobFailures'];

/** What follows from the code of a problem, in the order of an answer. What the example itself says wins. */
export function completeProblem(
  { code, detail, status, ...own }: JsonObject & { code: string },
  error: ErrorTable['errors'][string],
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
