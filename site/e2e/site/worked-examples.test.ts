import { readFileSync } from 'node:fs';
import { createValidator, listOperations, loadContract } from '@easel/contract';
import { createSandbox } from '@easel/sandbox/core';
import { describe, expect, it } from 'vitest';
import { apiReference } from '../../config/api-reference.ts';

interface Exchange {
  /** Of the program above, if the page shows no request before the response. */
  request?: string;
  response: string;
}

const document = await loadContract();
const operations = listOperations(document);
const validate = createValidator(document, { closed: true });
const sandbox = createSandbox({ clock: Date.now });

/** What stands between the fences of `http`: a response belongs to the request above it. */
function readExchanges(page: string): Exchange[] {
  const text = readFileSync(new URL(`../../${page.slice(1)}.md`, import.meta.url), 'utf8');
  let request: string | undefined;
  return [...text.matchAll(/^```http\n(.*?)^```$/gms)].flatMap(([, block = '']) => {
    if (block.startsWith('HTTP/')) return { ...(request && { request }), response: block };
    request = block;
    return [];
  });
}

const bodyOf = (message: string) => JSON.parse(message.split('\n\n').slice(1).join('\n\n'));
const statusOf = (response: string) => Number(response.split(' ')[1]);

function operationOf(request: string) {
  const [method = '', target = ''] = request.split(' ');
  const path = target.split('?')[0]!.replace(/^\/v1/, '');
  return operations.find(
    entry =>
      entry.method === method.toLowerCase() &&
      new RegExp(`^${entry.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  )!;
}

async function send(request: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const [head = '', ...rest] = request.split('\n\n');
  const [line = '', ...fields] = head.trim().split('\n');
  const [method = '', target = ''] = line.split(' ');
  const headers = new Headers(fields.map(field => field.split(': ') as [string, string]));
  headers.set('Authorization', 'Bearer sbx_token_sandbox');
  headers.delete('Host');
  const body = rest.length > 0 ? rest.join('\n\n').trim() : null;
  const url = `http://127.0.0.1:8787${target}`;
  const response = await sandbox.fetch(new Request(url, { method, headers, body }));
  return { status: response.status, body: await response.json() };
}

describe.each([...new Set(Object.values(apiReference.accounts))])('%s', page => {
  const exchanges = readExchanges(page);

  it('has two worked examples or more', () => {
    expect(exchanges.length).toBeGreaterThan(1);
  });

  it.each(exchanges.map(exchange => [exchange.response.split('\n')[0], exchange] as const))(
    'shows a response that the contract has: %s',
    (_, { request = exchanges.find(other => other.request)!.request!, response }) => {
      const { responses } = operationOf(request).operation;
      const { content = {} } = resolve(responses[statusOf(response)]);
      const type = /^Content-Type: (.*)$/m.exec(response)![1]!;
      expect(validate(content[type]!.schema, bodyOf(response))).toEqual([]);
    },
  );

  // A job that waits or has ended is not there yet, so its status cannot be had by sending the request.
  const repeatable = exchanges.flatMap(({ request = '', response }) =>
    /^\w+ \/v1\/(?!jobs\/\d)/.test(request) ? { request, response } : [],
  );
  it.each(repeatable.map(exchange => [exchange.request.split('\n')[0], exchange] as const))(
    'shows a request to which the sandbox responds so: %s',
    async (_, { request, response }) => {
      const expected = bodyOf(response);
      const { status, body } = await send(request);
      expect(status).toBe(statusOf(response));
      expect(namesOf(body)).toEqual(namesOf(expected));
      for (const name of ['code', 'detail', 'errors', 'maxBytes', 'headers']) {
        expect(body[name]).toEqual(expected[name]);
      }
      expect(chargeOf(body)).toEqual(chargeOf(expected));
    },
  );
});

function resolve(response: unknown): { content?: Record<string, { schema: never }> } {
  const { $ref } = response as { $ref?: string };
  const found = $ref
    ? $ref
        .split('/')
        .slice(1)
        .reduce((node, key) => (node as never)[key], document as unknown)
    : response;
  return found as { content?: Record<string, { schema: never }> };
}

/** The names of the body, and of what it holds. */
function namesOf(body: Record<string, unknown>): string[] {
  return Object.entries(body).flatMap(([name, value]) =>
    /^(?:job|model)$/.test(name) ? Object.keys(value as object).sort() : name,
  );
}

function chargeOf(body: Record<string, unknown>): unknown {
  const { job, model } = body as Record<string, { credits?: number; limits?: object } | undefined>;
  return [job?.credits, model?.limits];
}
