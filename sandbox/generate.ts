import { mkdir, readFile, writeFile } from 'node:fs/promises';
import {
  listConstants,
  listErrors,
  listJobFailures,
  listOperations,
  loadContract,
} from '@easel/contract';
import { compileValidators } from './generate/compile-validators.ts';
import { sandboxApps, slimContract } from './generate/contract-data.ts';

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
const { code, types } = await compileValidators(document, operations);
await writeFile(new URL('validators.js', target), code);
await writeFile(new URL('validators.d.ts', target), types);
// A page that quotes prices needs one of them, which is half of all.
const pricing = await compileValidators(
  document,
  operations.filter(({ id }) => id === 'calc-credits-job'),
);
await writeFile(new URL('price-validators.js', target), pricing.code);
await writeFile(new URL('price-validators.d.ts', target), pricing.types);
await writeFile(new URL('contract-data.json', target), `${JSON.stringify(data)}\n`);
// So that a sandbox that is one file can hand out the key that signs for it.
const privateKey = await readFile(new URL('throwaway-sandbox-1.pkcs8.pem', keys), 'utf8');
await writeFile(new URL('private-key.json', target), `${JSON.stringify({ privateKey })}\n`);
console.log(`Wrote validators (${code.length} B) and contract data to sandbox/generated.`);
