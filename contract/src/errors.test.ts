import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Example, JsonObject, Response } from './contract-types.ts';
import { listErrors, listJobFailures, readErrorTable } from './errors.ts';
import { bundleContract, loadContract } from './load-contract.ts';
import { listExamples, listOperations } from './operations.ts';
import { contractPath, readYaml } from './read-yaml.ts';
import { resolveRef } from './references.ts';

const document = await loadContract();
const operations = listOperations(document);
const errors = await listErrors();
const byCode = new Map(errors.map(error => [error.code, error]));

const common = [
  'PARAM_ERROR',
  'UNKNOWN_FIELD',
  'SIGN_ERROR',
  'TOKEN_INVALID',
  'TIMESTAMP_SKEW',
  'NONCE_REUSED',
  'APP_DISABLED',
  'IP_NOT_ALLOWED',
  'RATELIMIT_EXCEEDED',
  'SYSTEM_ERROR',
  'SERVICE_UNAVAILABLE',
];
const commonWithBody = [...common, 'MALFORMED_JSON', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE'];

test('every operation lists the common errors', () => {
  for (const { id, operation } of operations) {
    const wanted = operation.requestBody ? commonWithBody : common;
    expect(operation['x-errors'], id).toEqual(expect.arrayContaining(wanted));
  }
});

test('every error of an operation is in errors.yaml, and all there belong to one or are marked outside', () => {
  const used = new Set(operations.flatMap(({ operation }) => operation['x-errors'] ?? []));
  const inside = [...byCode.values()].filter(({ outside }) => !outside);
  expect([...used].sort()).toEqual(inside.map(({ code }) => code).sort());
});

test('every operation shows one example of each of its errors, under the right status, and no other', () => {
  for (const { id, operation } of operations) {
    const wanted = (operation['x-errors'] ?? []).flatMap(code => {
      const error = byCode.get(code)!;
      return [error.status, ...(error.otherStatuses ?? [])].map(status => `${status} ${code}`);
    });
    const shown = Object.entries(operation.responses).flatMap(([status, entry]) => {
      const { content } = resolveRef<Response>(document, entry);
      const examples = content?.['application/problem+json']?.examples ?? {};
      return Object.entries(examples).map(([name, example]) => {
        const { code } = resolveRef<Example>(document, example).value as { code: string };
        expect(code, `${id} ${status} ${name}`).toBe(name);
        return `${status} ${code}`;
      });
    });
    expect(shown.sort(), id).toEqual(wanted.sort());
  }
});

test('every problem example agrees with errors.yaml', () => {
  for (const { place, value } of listExamples(document)) {
    if (typeof value !== 'object' || value === null || !('traceId' in value)) continue;
    const problem = value as Record<string, unknown>;
    const error = byCode.get(String(problem.code))!;
    expect([error.status, ...(error.otherStatuses ?? [])], place).toContain(problem.status);
    expect(problem, place).toMatchObject({
      type: error.type,
      title: error.title,
      retryable: error.retryable,
      instance: `urn:easel:request:${problem.traceId}`,
    });
  }
});

test('a problem example states only what is its own', async () => {
  for (const file of await readdir(contractPath('examples/errors'))) {
    const { value } = await readYaml<{ value: JsonObject }>(`examples/errors/${file}`);
    for (const key of ['type', 'title', 'instance', 'traceId', 'retryable'])
      expect(value, file).not.toHaveProperty(key);
    expect(value.status, file).not.toBe(byCode.get(String(value.code))?.status);
  }
});

test('an example with a code that errors.yaml does not have is named', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'contract-')), 'openapi.yaml');
  const examples = { a: { value: { code: 'NO_SUCH_CODE', detail: 'Nothing.' } } };
  const info = { title: 'Small', version: '1.0.0' };
  await writeFile(
    file,
    JSON.stringify({ openapi: '3.1.1', info, paths: {}, components: { examples } }),
  );
  await expect(bundleContract([], file)).rejects.toThrow(
    '#/components/examples/a/value/code: NO_SUCH_CODE is not in errors.yaml.',
  );
});

test('the enums of the contract hold exactly the codes and reasons of errors.yaml', async () => {
  const { ErrorCode, FailureReason } = document.components.schemas;
  expect(ErrorCode?.enum).toEqual([...byCode.keys()]);
  expect(FailureReason?.enum).toEqual((await listJobFailures()).map(({ reason }) => reason));
});

test('a job failure is retryable exactly when it is transitory', async () => {
  for (const { reason, code, retryable } of await listJobFailures()) {
    expect(retryable, reason).toBe(code === 'TRANSITORY_ERROR');
  }
});

test('every error and failure is explained', async () => {
  const { errors: table, jobFailures } = await readErrorTable();
  for (const [code, entry] of [...Object.entries(table), ...Object.entries(jobFailures)]) {
    for (const key of ['title', 'meaning', 'cause', 'remedy'] as const) {
      expect(entry[key], `${code} ${key}`).toMatch(
        key === 'title' ? /^[A-Z].*[^.]$/ : /^[A-Z].*\.$/s,
      );
    }
  }
});
