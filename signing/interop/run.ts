import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readApps, readVectors } from '../vector-cases/read-vectors.ts';
import { type Language, languages } from './languages.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const keys = fileURLToPath(new URL('../vectors/keys', import.meta.url));
const vectors = readVectors();
const checks = ['string', 'pkcs8', 'pkcs1', 'verdict'] as const;

const base64 = (text: string) => Buffer.from(text).toString('base64');
const toTable = (rows: (string | number)[][]) =>
  rows.map(row => `${row.map(cell => (cell === '' ? '-' : cell)).join('\t')}\n`).join('');

/** Only the questions: the programs never see the answers they are compared with. */
function writeQuestions(folder: string): string[] {
  const cases = vectors.map(({ id, request, timestamp, nonce, signer, authorization, server }) => [
    ...[id, request.method, request.path, request.bodyBase64, timestamp, nonce, signer.key],
    ...[base64(authorization), server.now, server.seenNonces.join(',').replaceAll(' ', ':')],
  ]);
  const apps = Object.entries(readApps()).flatMap(([appId, entries]) =>
    entries.map(({ keyId, publicKey }) => [appId, keyId, join(keys, publicKey)]),
  );
  const files = [join(folder, 'cases.tsv'), join(folder, 'apps.tsv')];
  writeFileSync(files[0]!, toTable(cases));
  writeFileSync(files[1]!, toTable(apps));
  return [...files, keys];
}

function runLanguage({ name, probe, run }: Language, args: string[]) {
  const version = spawnSync(probe[0]!, probe.slice(1), { encoding: 'utf8' });
  if (version.status !== 0)
    return { name, version: 'MISSING', passed: 0, failures: ['not installed'] };
  const result = spawnSync(run[0]!, [...run.slice(1), ...args], { cwd: here, encoding: 'utf8' });
  const failures = result.status === 0 ? [] : [`exit ${result.status}: ${result.stderr}`];
  const answers = new Map(
    result.stdout.split('\n').map(line => {
      const [id = '', ...answer] = line.split('\t');
      return [id, answer];
    }),
  );
  let passed = 0;
  for (const { id, stringToSign, signature, expect } of vectors) {
    const verdict = expect.ok ? 'ok' : expect.code;
    const expected = [stringToSign.sha256, signature, signature, verdict];
    for (const [index, check] of checks.entries()) {
      const actual = answers.get(id)?.[index];
      if (actual === expected[index]) passed++;
      else failures.push(`${id} ${check}: got ${actual}, expected ${expected[index]}`);
    }
  }
  return { name, version: version.stdout.split('\n')[0] ?? '', passed, failures };
}

const folder = mkdtempSync(join(tmpdir(), 'signing-interop-'));
try {
  const args = writeQuestions(folder);
  const results = languages.map(language => runLanguage(language, args));
  console.log(`${vectors.length} vectors × ${checks.join(', ')}\n`);
  for (const { name, version, passed, failures } of results) {
    console.log(
      `${name.padEnd(9)}${`${passed} ok`.padEnd(9)}${`${failures.length} bad`.padEnd(9)}${version}`,
    );
    for (const failure of failures) console.log(`  ${name} ${failure}`);
  }
  const failed = results.reduce((sum, { failures }) => sum + failures.length, 0);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  if (failed) process.exitCode = 1;
  console.log(`\n${passed} passed, ${failed} failed`);
} finally {
  rmSync(folder, { recursive: true });
}
