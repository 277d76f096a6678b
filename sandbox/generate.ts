import { mkdir, readFile, writeFile } from 'node:fs/promises';
import {
  listConstants,
  listErrors,
  listJobFailures,
  listOperations,
  loadContract,
} from '@easel/contract';
import { sandboxApps, slimContract } from './generate/contract-data.ts';
import { requestSchemas } from './generate/request-schemas.ts';

// The contract is read from its source, so that this command does not depend on another one having run.
const document = await loadContract();
const operations = listOperations(document);
const keys = new URL('../signing/vectors/keys/', import.meta.url);
const data = slimContract({
  document,
  operations,
  errors: await listErrors(),
  failures: await listJobFailures(),
  constants: await listConstants(),
  apps: await sandboxApps(name => readFile(new URL(name, keys), 'utf8')),
});

const target = new URL('./generated/', import.meta.url);
await mkdir(target, { recursive: true });
const write = (name: string, value: unknown) =>
  writeFile(new URL(name, target), `${JSON.stringify(value)}\n`);
await write('schemas.json', requestSchemas(document, operations));
// A page that quotes prices needs those of one operation.
const pricing = operations.filter(({ id }) => id === 'calc-credits-job');
await write('price-schemas.json', requestSchemas(document, pricing));
await write('contract-data.json', data);
// So that a sandbox that is one file can hand out the key that signs for it.
const privateKey = await readFile(new URL('throwaway-sandbox-1.pkcs8.pem', keys), 'utf8');
await write('private-key.json', { privateKey });
console.log('Wrote the contract as the sandbox needs it to sandbox/generated.');
