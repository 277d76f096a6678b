import { type Example, type OpenApiDocument, type Ref, resolveRef } from '../openapi.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';

interface Exemplified {
  example?: unknown;
  examples?: unknown;
  schema?: object;
}

/** The first example that a document has for a parameter, a body or a field: beside its schema, or in it. */
export function firstExample(
  document: OpenApiDocument,
  { example, examples, schema }: Exemplified,
): { value: unknown } | undefined {
  if (example !== undefined) return { value: example };
  const named = isNamed(examples) ? Object.values(examples) : [];
  for (const node of named) {
    const { value } = resolveRef<Example>(document, node);
    if (value !== undefined) return { value };
  }
  if (!schema) return undefined;
  const { schema: own } = resolveSchema(document, schema);
  const [first] = Array.isArray(own.examples) ? (own.examples as unknown[]) : [];
  const value = own.example ?? first;
  return value === undefined ? undefined : { value };
}

const isNamed = (examples: unknown): examples is Record<string, Example | Ref> =>
  typeof examples === 'object' && examples !== null && !Array.isArray(examples);
