import {
  type ContractDocument,
  isRef,
  type MediaType,
  type Operation,
  type Response,
  resolveRef,
  type Schema,
} from '@easel/contract';
import { plain } from './html.ts';

export interface ContractParts {
  names: string[];
  values: string[];
  statuses: string[];
  errors: string[];
  examples: string[];
  descriptions: string[];
}

/** Everything of an operation that its page must show. Walks the contract on its own, not through the generator. */
export function contractParts(document: ContractDocument, operation: Operation): ContractParts {
  const names = new Set<string>();
  const values = new Set<string>();
  const descriptions = new Set<string>();
  const examples = new Set<string>();
  const seen = new Set<unknown>();

  const say = (text: unknown) => {
    if (typeof text === 'string')
      for (const line of text.split(/\n\s*\n/)) descriptions.add(plain(line));
  };

  function walkSchema(node: unknown): void {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    if (isRef(node)) {
      say((node as Schema).description);
      walkSchema(resolveRef<Schema>(document, node));
      return;
    }
    const schema = node as Schema;
    for (const [name, property] of Object.entries((schema.properties ?? {}) as object)) {
      names.add(name);
      if (!isRef(property)) say((property as Schema).description);
      walkSchema(property);
    }
    for (const value of (schema.enum ?? []) as unknown[]) values.add(String(value));
    if (schema.const !== undefined) values.add(String(schema.const));
    for (const meaning of Object.values((schema['x-enum-descriptions'] ?? {}) as object))
      say(meaning);
    for (const child of [schema.items, schema.additionalProperties]) walkSchema(child);
    for (const key of ['oneOf', 'anyOf', 'allOf']) {
      for (const child of (schema[key] ?? []) as unknown[]) walkSchema(child);
    }
  }

  function walkContent(content: Record<string, MediaType> = {}): void {
    for (const media of Object.values(content)) {
      walkSchema(media.schema);
      for (const example of Object.values(media.examples ?? {})) {
        const { value, summary } = resolveRef<{ value: unknown; summary?: string }>(
          document,
          example,
        );
        examples.add(JSON.stringify(value, null, 2).replace(/\s+/g, ' '));
        say(summary);
      }
    }
  }

  say(operation.description);
  say(operation['x-use-when']);
  say(operation['x-avoid-when']);
  say(operation['x-credits']);
  for (const node of operation.parameters ?? []) {
    const parameter = resolveRef<Schema>(document, node as Schema);
    names.add(String(parameter.name));
    say(parameter.description);
    walkSchema(parameter.schema);
  }
  walkContent(operation.requestBody?.content);
  for (const node of Object.values(operation.responses)) {
    const response = resolveRef<Response>(document, node);
    say(response.description);
    for (const name of Object.keys(response.headers ?? {})) names.add(name);
    walkContent(response.content);
  }
  return {
    names: [...names],
    values: [...values],
    statuses: Object.keys(operation.responses),
    errors: operation['x-errors'] ?? [],
    examples: [...examples],
    descriptions: [...descriptions],
  };
}
