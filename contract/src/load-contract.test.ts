import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleContract, lintContract } from './load-contract.ts';
import { contractPath } from './read-yaml.ts';

test('the bundle refers only to itself', async () => {
  const refs = [...JSON.stringify(await bundleContract()).matchAll(/"\$ref":"([^"]+)"/g)];
  expect(refs.length).toBeGreaterThan(500);
  expect(refs.map(match => match[1]).filter(ref => !ref?.startsWith('#/components/'))).toEqual([]);
});

test('every schema keeps the name its title gives it', async () => {
  const { schemas } = (await bundleContract()).components;
  expect(Object.entries(schemas).filter(([name, schema]) => schema.title !== name)).toEqual([]);
});

test('a document that cannot be bundled is an error with its place', async () => {
  await expect(bundleContract([contractPath('errors.yaml')])).rejects.toThrow();
});

test('no file of the contract is left over', async () => {
  const { components } = await bundleContract();
  for (const folder of ['schemas', 'examples', 'headers', 'parameters', 'responses'] as const) {
    const files = (await readdir(contractPath(folder), { recursive: true })).filter(file =>
      file.endsWith('.yaml'),
    );
    expect(Object.keys(components[folder]).length, folder).toBe(files.length);
  }
});

test('the contract has no lint problem of any severity', async () => {
  expect(await lintContract()).toEqual([]);
});

test('the lint is strict: an operation without a description or a good example is reported', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  const source = await readFile(contractPath('openapi.yaml'), 'utf8');
  const head = source.slice(0, source.indexOf('paths:'));
  const broken = `${head}paths:
  /broken:
    get:
      operationId: broken
      tags: [nowhere]
      responses:
        '200':
          description: Fine.
          content:
            application/json:
              schema: { type: integer }
              example: text
components:
  securitySchemes:
    bearerAuth: { type: http, scheme: bearer }
    signatureAuth: { type: http, scheme: other }
`;
  await writeFile(join(folder, 'openapi.yaml'), broken);
  const problems = (await lintContract(join(folder, 'openapi.yaml'))).join('\n');
  for (const rule of [
    'operation-description',
    'operation-summary',
    'operation-tag-defined',
    'operation-4xx-response',
    'no-invalid-media-type-examples',
  ]) {
    expect(problems).toContain(rule);
  }
});
