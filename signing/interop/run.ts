import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readApps, readVectors, readWebhookVectors } from '../vector-cases/read-vectors.ts';
import { type Language, languages } from './languages.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const keys = fileURLToPath(new URL('../vectors/keys', import.meta.url));

const base64 = (text: string) => Buffer.from(text).toString('base64');
const toTable = (rows: (string | number)[][]) =>
  rows.map(row => `${row.map(cell => (cell === '' ? '-' : cell)).join('\t')}\n`).join('');

/** What the programs of one name are asked, and what they have to answer, in this order. */
interface Exam {
  program: string;
  checks: string[];
  expected: { id: string; answers: string[] }[];
  args: string[];
}

/** Only the questions are written: the programs never see the answers they are compared with. */
function examineRequests(folder: string): Exam {
  const vectors = readVectors();
  const cases = vectors.map(({ id, request, timestamp, nonce, signer, authorization, server }) => [
    ...[id, request.method, request.path, request.bodyBase64, timestamp, nonce, signer.key],
    ...[base64(authorization), server.now, server.seenNonces.join(',').replaceAll(' ', ':')],
  ]);
  const apps = Object.entries(readApps()).flatMap(([appId, entries]) =>
    entries.map(({ keyId, publicKey }) => [appId, keyId, join(keys, publicKey)]),
  );
  const args = [join(folder, 'cases.tsv'), join(folder, 'apps.tsv'), keys];
  writeFileSync(args[0]!, toTable(cases));
  writeFileSync(args[1]!, toTable(apps));
  const expected = vectors.map(({ id, stringToSign, signature, expect }) => {
    const verdict = expect.ok ? 'ok' : expect.code;
    return { id, answers: [stringToSign.sha256, signature, signature, verdict] };
  });
  return { program: 'signer', checks: ['string', 'pkcs8', 'pkcs1', 'verdict'], expected, args };
}

function examineWebhooks(folder: string): Exam {
  const vectors = readWebhookVectors();
  const args = [join(folder, 'webhooks.tsv')];
  const cases = vectors.map(({ id, secret, headers, bodyBase64, receiver }) => [
    ...[id, secret, headers['webhook-id'], headers['webhook-timestamp']],
    ...[headers['webhook-signature'], bodyBase64, receiver.now],
  ]);
  writeFileSync(args[0]!, toTable(cases));
  const expected = vectors.map(({ id, signature, expect }) => ({
    id,
    answers: [signature, expect.ok ? 'ok' : 'refused'],
  }));
  return { program: 'webhook', checks: ['signature', 'verdict'], expected, args };
}

function sit({ run, extension }: Language, { program, checks, expected, args }: Exam) {
  const [command, ...first] = [...run, `${program}.${extension}`, ...args];
  const result = spawnSync(command!, first, { cwd: here, encoding: 'utf8' });
  const failures = result.status === 0 ? [] : [`exit ${result.status}: ${result.stderr}`];
  const answers = new Map(
    result.stdout.split('\n').map(line => {
      const [id = '', ...answer] = line.split('\t');
      return [id, answer];
    }),
  );
  let passed = 0;
  for (const { id, answers: right } of expected) {
    for (const [index, check] of checks.entries()) {
      const actual = answers.get(id)?.[index];
      if (actual === right[index]) passed++;
      else failures.push(`${id} ${check}: got ${actual}, expected ${right[index]}`);
    }
  }
  return { passed, failures };
}

function runLanguage(language: Language, exams: Exam[]) {
  const { name, probe } = language;
  const version = spawnSync(probe[0]!, probe.slice(1), { encoding: 'utf8' });
  if (version.status !== 0)
    return { name, version: 'MISSING', passed: 0, failures: ['not installed'] };
  const results = exams.map(exam => sit(language, exam));
  return {
    name,
    version: version.stdout.split('\n')[0] ?? '',
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failures: results.flatMap(({ failures }) => failures),
  };
}

const folder = mkdtempSync(join(tmpdir(), 'signing-interop-'));
try {
  const exams = [examineRequests(folder), examineWebhooks(folder)];
  const results = languages.map(language => runLanguage(language, exams));
  for (const { program, checks, expected } of exams)
    console.log(`${program}: ${expected.length} vectors × ${checks.join(', ')}`);
  console.log();
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
