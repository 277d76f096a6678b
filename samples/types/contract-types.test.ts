import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import {
  FetchingJSONSchemaStore,
  InputData,
  JSONSchemaInput,
  quicktypeMultiFile,
  type TargetLanguage,
} from 'quicktype-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programEnvironment, runCommand } from '../runner/reader-folder.ts';
import { samplesFolder } from '../runner/samples.ts';
import { compile } from './compile.ts';

/** What is published as /openapi.json. */
const contract = readFileSync(join(samplesFolder, '../contract/generated/openapi.json'), 'utf8');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'easel-contract-types-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const take = (path: string, name: string) =>
  cpSync(join(samplesFolder, path, name), join(folder, name));

describe('openapi-typescript', () => {
  it('makes types that a strict program works with, and that fit those of the client', async () => {
    for (const name of ['easel.mjs', 'easel.d.mts']) take('clients', name);
    take('types', 'contract-reader.mts');
    // Otherwise a field with a default would have to be sent.
    const options = { defaultNonNullable: false };
    const types = astToString(await openapiTS(JSON.parse(contract) as OpenAPI3, options));
    writeFileSync(join(folder, 'easel-api.d.ts'), types);
    expect(await compile(folder, ['contract-reader.mts'], { skipLibCheck: false })).toEqual([]);
  });
});

/** All schemas at once, as `--src-lang schema 'openapi.json#/components/schemas/'` reads them. */
async function generate(lang: string, rendererOptions: Record<string, string>): Promise<string[]> {
  const input = new JSONSchemaInput(new FetchingJSONSchemaStore());
  const uris = ['#/components/schemas/'];
  await input.addSource({ name: 'openapi', uris, schema: contract });
  const inputData = new InputData();
  inputData.addInput(input);
  const target = lang as unknown as TargetLanguage;
  const files = await quicktypeMultiFile({ inputData, lang: target, rendererOptions });
  mkdirSync(join(folder, 'easelapi'), { recursive: true });
  return [...files].map(([name, { lines }]) => {
    const file = name === 'stdout' ? `easelapi.${lang}` : name;
    writeFileSync(join(folder, 'easelapi', file), lines.join('\n'));
    return file;
  });
}

const run = (command: string) =>
  runCommand(command, { cwd: folder, env: programEnvironment({}), timeoutSeconds: 240 });

describe('quicktype', () => {
  it('makes Go that compiles, writes a request and reads a job', async () => {
    await generate('go', { package: 'easelapi' });
    take('types', 'main.go');
    writeFileSync(join(folder, 'go.mod'), 'module reader\n\ngo 1.19\n');
    const job = {
      id: '881417947308949275',
      requestId: 'r-1',
      type: 'STAGES',
      status: 'SUCCESS',
      credits: 1.5,
      createdAt: '2025-10-09T08:53:20Z',
      unknown: { of: 'next year' },
    };
    writeFileSync(join(folder, 'job.json'), JSON.stringify({ job }));
    const { stderr, stdout } = await run('go vet ./... && go run . < job.json');
    expect(stderr).toBe('');
    expect(stdout).toBe('881417947308949275 SUCCESS true 1.5\n');
  });

  it('makes Java that compiles, one class for each schema', async () => {
    const files = await generate('java', { package: 'easelapi', 'just-types': 'true' });
    take('types', 'Reader.java');
    expect(files).toContain('JobStatus.java');
    const command = 'javac -Xlint:all -Werror -d out Reader.java easelapi/*.java';
    const { stderr, stdout } = await run(`${command} && java -cp out Reader`);
    expect(stderr).toBe('');
    expect(stdout).toBe('2.0 SUCCESS\n');
  });
});
