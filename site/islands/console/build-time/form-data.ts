import type { OperationEntry } from '@easel/contract';
import { type Example, type Parameter, type Ref, resolveRef } from '@easel/contract';
import type { Reference } from '../../../reference/read-reference.ts';
import { collectSchemas } from './collect-schemas.ts';
import { listScenarios } from './list-scenarios.ts';

// Failures of jobs are a table on one page.
const failurePage = '/docs/api/dictionary/job/get_job#failed';

/**
 * What the console of one operation needs, in one language. The page fetches it when the reader asks for the
 * console, so it costs nobody else a byte. Read in the browser by ../form-data.ts.
 */
export function formData(reference: Reference, { id, method, path, operation }: OperationEntry) {
  const { document, errors, jobFailures, errorPath, to } = reference;
  const page = (code: string) => to(errorPath(code));
  const parameters = (operation.parameters ?? []).map(entry =>
    resolveRef<Parameter>(document, entry),
  );
  const media = operation.requestBody?.content['application/json'];
  const { schemas, nodes } = collectSchemas(document, [
    ...parameters.map(({ schema }) => schema),
    ...(media ? [media.schema] : []),
  ]);
  return {
    id,
    method: method.toUpperCase(),
    path: `/v1${path}`,
    servers: document.servers.map(({ url }) => new URL(url).origin),
    parameters: parameters.map(({ name, in: place, required, description, example }, index) => ({
      name,
      in: place,
      required: required === true,
      description,
      example,
      schema: nodes[index],
    })),
    ...(media ? { body: nodes.at(-1) } : {}),
    schemas,
    examples: Object.entries(media?.examples ?? {}).map(([name, node]) => {
      const { summary, value } = resolveRef<Example>(document, node as Example | Ref);
      return { name, label: summary ?? name, value };
    }),
    scenarios: listScenarios(reference, id, operation),
    errors: Object.fromEntries(
      [...errors.values()]
        .filter(({ code }) => operation['x-errors']?.includes(code))
        .map(({ code, status, title, meaning, cause, remedy, retryable }) => [
          code,
          { status, title, meaning, cause, remedy, retryable, page: page(code) },
        ]),
    ),
    failures: Object.fromEntries(
      jobFailures.map(({ reason, title, meaning, cause, remedy, retryable }) => [
        reason,
        { title, meaning, cause, remedy, retryable, page: to(failurePage) },
      ]),
    ),
  };
}
