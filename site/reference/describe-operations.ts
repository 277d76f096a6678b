import type { Operation, RateLimit } from '@easel/contract';
import {
  asText,
  type Edition,
  type Guide,
  type Schema,
  type SchemaNotes,
  type Term,
} from '@easel/reference';
import { fill } from '../islands/kit/view/fill.ts';
import { tellOperation } from './changes/tell-operation.ts';
import type { Reference, ReferenceOptions } from './read-reference.ts';

type Described = Pick<
  Edition,
  | 'codeLinks'
  | 'account'
  | 'advice'
  | 'facts'
  | 'errors'
  | 'related'
  | 'securityGuide'
  | 'schemaNotes'
>;

/** What pages say of operations beyond OpenAPI: the extensions of our contract, in the words of the site. */
export function describeOperations(reference: Reference, options: ReferenceOptions): Described {
  const { operations, errors, guides, messages, errorPath, releases, changeMessages } = reference;
  const operation = (id: string): Partial<Operation> => operations.get(id) ?? {};
  const guidesAt = (paths: string[]): Guide[] => paths.flatMap(path => guides.get(path) ?? []);
  return {
    codeLinks: new Map([...errors.keys()].map(code => [code, errorPath(code)])),
    account: id =>
      guidesAt([id === undefined ? options.overviewAccount : (options.accounts[id] ?? '')])[0],
    advice: id =>
      listTerms([
        [messages.useWhen, operation(id)['x-use-when']],
        [messages.avoidWhen, operation(id)['x-avoid-when']],
      ]),
    facts: id => [
      ...listTerms([
        [messages.credits, operation(id)['x-credits']],
        [messages.rateLimit, describeLimit(reference, operation(id)['x-rate-limit'])],
      ]),
      ...tellOperation(id, [...operations.keys()], releases, options.changeLog, changeMessages),
    ],
    errors: id =>
      (operation(id)['x-errors'] ?? [])
        .flatMap(code => errors.get(code) ?? [])
        .map(({ code, status, meaning, remedy, retryable }) => ({
          code,
          path: errorPath(code),
          status,
          meaning,
          remedy,
          retryable,
        })),
    related: id => guidesAt(operation(id)['x-related'] ?? []),
    securityGuide: scheme => guidesAt([options.securityGuides[scheme] ?? ''])[0],
    schemaNotes: schema => describeSchema(schema, messages),
  };
}

function listTerms(pairs: [term: string, text: string | undefined][]): Term[] {
  return pairs.flatMap(([term, text]) => (text ? { term, text } : []));
}

function describeLimit({ rateLimits, messages }: Reference, name = ''): string | undefined {
  const limit: RateLimit | undefined = rateLimits[name];
  return limit && fill(messages.rateLimitText, { ...limit });
}

function describeSchema(schema: Schema, messages: Reference['messages']): SchemaNotes {
  const value = schema['x-default-unless-size'] ?? schema['x-default-by-base-model'];
  const rule = schema['x-order-rule'];
  return {
    ...(value === undefined ? {} : { default: describeDefault(value) }),
    ...(typeof rule === 'string'
      ? { facts: [{ label: messages.rule, value: rule, form: 'prose' }] }
      : {}),
  };
}

function describeDefault(value: unknown): string {
  if (typeof value !== 'object' || value === null) return asText(value);
  return Object.entries(value)
    .map(([key, entry]) => `${key}: ${asText(entry)}`)
    .join(', ');
}
