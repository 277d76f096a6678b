import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lintContract } from './lint-contract.ts';
import { contractPath } from './read-yaml.ts';

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
