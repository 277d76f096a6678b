import type { JsonObject, Schema } from './contract-types.ts';
import { type ContractSource, inTranslation, readYaml } from './read-yaml.ts';

interface ErrorTexts {
  title: string;
  meaning: string;
  cause: string;
  remedy: string;
}

interface ErrorFacts {
  status: number;
  otherStatuses?: number[];
  /** No operation answers with it: storage does, or the server before it knows the operation. */
  outside?: boolean;
  retryable: boolean;
}

interface JobFailureFacts {
  code: 'TRANSITORY_ERROR' | 'FATAL_ERROR';
  retryable: boolean;
}

export interface ErrorTable {
  errors: Record<string, ErrorFacts & ErrorTexts>;
  jobFailures: Record<string, JobFailureFacts & ErrorTexts>;
}

export interface ErrorEntry extends ErrorFacts, ErrorTexts {
  code: string;
  slug: string;
  /** The problem `type` the API answers with. */
  type: string;
}

export interface JobFailureEntry extends JobFailureFacts, ErrorTexts {
  reason: string;
  slug: string;
}

const pageBase = 'https://docs.easel.example/docs/api/base/http_status_code#';

const texts = new Set(['title', 'meaning', 'cause', 'remedy']);

export async function readErrorTable(source: ContractSource = {}): Promise<ErrorTable> {
  const table = await readYaml<ErrorTable>('errors.yaml', source);
  return inTranslation(table, source, 'errors.yaml', path => texts.has(path.at(-1) ?? ''));
}

export function errorSlug(code: string): string {
  return code.toLowerCase().replaceAll('_', '-');
}

/** The page that explains the code. */
function problemType(code: string): string {
  return pageBase + errorSlug(code);
}

export async function listErrors(source: ContractSource = {}): Promise<ErrorEntry[]> {
  const { errors } = await readErrorTable(source);
  return Object.entries(errors).map(([code, entry]) => ({
    ...entry,
    code,
    slug: errorSlug(code),
    type: problemType(code),
  }));
}

export async function listJobFailures(source: ContractSource = {}): Promise<JobFailureEntry[]> {
  const { jobFailures } = await readErrorTable(source);
  return Object.entries(jobFailures).map(([reason, entry]) => ({
    ...entry,
    reason,
    slug: errorSlug(reason),
  }));
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
    title: error.title,
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
export function completeEnum({ title, type, ...rest }: Schema, entries: EnumEntries): Schema {
  const meanings = Object.entries(entries).map(([code, { meaning }]) => [code, meaning]);
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
