// Plain JavaScript, because it runs before anything is installed.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countTests, listTests } from './read-results.mjs';

const all = JSON.parse(readFileSync(new URL('parts.json', import.meta.url), 'utf8'));
const cores = 2;
const folder = mkdtempSync(join(tmpdir(), 'ci-'));
const env = {
  ...process.env,
  CI: 'true',
  DEBIAN_FRONTEND: 'noninteractive',
  NO_COLOR: '1',
  NO_UPDATE_NOTIFIER: '1',
};

function choose(args) {
  const names = args.filter(arg => arg !== '--needs');
  const unknown = names.filter(name => !all.some(part => part.name === name));
  if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(', ')}`);
  if (names.length === 0) return all;
  const wanted = new Set(names);
  // Needs come before what needs them, so one walk from the end finds them all.
  if (args.includes('--needs')) {
    for (const { name, needs = [] } of all.toReversed()) {
      if (wanted.has(name)) for (const need of needs) wanted.add(need);
    }
  }
  return all.filter(({ name }) => wanted.has(name));
}

/** What a part prints goes to a file and is shown when it ends, so that parts side by side stay readable. */
function start({ name, run }) {
  const log = join(folder, `${name}.log`);
  const report = join(folder, `${name}.json`);
  const began = Date.now();
  return new Promise(resolve => {
    const output = createWriteStream(log);
    const child = spawn('bash', ['-c', run], {
      env: { ...env, TEST_REPORT: report },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.pipe(output, { end: false });
    child.stderr.pipe(output, { end: false });
    child.on('close', status => {
      const seconds = Math.round((Date.now() - began) / 1000);
      output.end(() => resolve({ name, ok: status === 0, seconds, log, report }));
    });
  });
}

const chosen = choose(process.argv.slice(2));
const results = new Map();
const running = new Map();
const used = () => [...running.values()].reduce((sum, { part }) => sum + (part.cores ?? 1), 0);
const verdict = need => {
  if (!chosen.some(({ name }) => name === need)) return 'done';
  const result = results.get(need);
  return result ? (result.ok ? 'done' : 'failed') : 'open';
};

function startWhatCan() {
  for (const part of chosen) {
    if (results.has(part.name) || running.has(part.name)) continue;
    const { name, needs = [], after = [] } = part;
    if (needs.some(need => verdict(need) === 'failed')) {
      results.set(name, { name, ok: false, seconds: 0, passed: 0, failed: 1, missing: true });
    } else if (
      ![...needs, ...after].some(need => verdict(need) === 'open') &&
      used() + (part.cores ?? 1) <= cores
    ) {
      console.log(`== ${part.name}: ${part.run}`);
      running.set(part.name, { part, ended: start(part) });
    }
  }
}

const began = Date.now();
for (startWhatCan(); running.size > 0; startWhatCan()) {
  const result = await Promise.race([...running.values()].map(({ ended }) => ended));
  running.delete(result.name);
  results.set(result.name, result);
  const text = readFileSync(result.log, 'utf8');
  Object.assign(result, countTests(text, result.ok));
  console.log(
    `\n${text.trimEnd()}\n== ${result.name}: ${result.ok ? 'ok' : 'FAILED'} after ${result.seconds} s\n`,
  );
}

const ended = [...results.values()];
const broken = ended.filter(({ ok }) => !ok);
// Said again at the end, where a log that was cut still has it.
for (const { name, log } of broken.filter(({ missing }) => !missing)) {
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
  console.log(`\n== ${name} failed with\n${lines.slice(-80).join('\n')}`);
}
console.log('\nSlowest tests');
const tests = ended.flatMap(({ name, report }) => (report ? listTests(name, report) : []));
for (const { seconds, part, title } of tests.sort((a, b) => b.seconds - a.seconds).slice(0, 10))
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${part}: ${title}`);
console.log('\nParts');
for (const { name, ok, missing, seconds, passed, failed } of ended) {
  const state = ok ? 'ok' : missing ? 'not run' : 'FAILED';
  console.log(
    `${String(seconds).padStart(6)} s  ${name.padEnd(14)} ${state}, ${passed} passed, ${failed} failed`,
  );
}
console.log(`${String(Math.round((Date.now() - began) / 1000)).padStart(6)} s  in all`);
const sum = key => ended.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = broken.length > 0 ? 1 : 0;
