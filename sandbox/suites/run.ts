import { execFileSync, spawn } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleFile } from '../bundle-file.ts';
import { type Counted, readReport } from './read-report.ts';

interface Suite {
  language: string;
  client: string;
  command: string[];
  /** Of fewer cases some were lost. */
  cases: number;
}

const report = 'report.xml';
const suites: Suite[] = [
  {
    language: 'node',
    client: 'easel.mjs',
    command: [
      'node --test',
      '--test-reporter=spec --test-reporter-destination=stdout',
      `--test-reporter=junit --test-reporter-destination=${report}`,
    ],
    cases: 29,
  },
  {
    language: 'python',
    client: 'easel.py',
    command: [
      'python3 -m pytest --verbose --durations=3 -p no:cacheprovider',
      `--basetemp=temporary --junit-xml=${report}`,
    ],
    cases: 30,
  },
];
/** For what hangs; both together take half a minute. */
const patienceSeconds = 300;

const here = fileURLToPath(new URL('.', import.meta.url));
const clients = join(here, '../../samples/clients');

/** Another company has the sandbox as one file, a client, the key that the sandbox prints, and tests of its own. */
async function prepareFolder({ language, client }: Suite): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `acme-${language}-`));
  cpSync(join(here, language), folder, { recursive: true });
  copyFileSync(join(clients, client), join(folder, client));
  await bundleFile(join(folder, 'easel-sandbox.mjs'));
  const options = { cwd: folder, env: environment(folder) };
  const key = execFileSync('node', ['easel-sandbox.mjs', '--print-key'], options);
  writeFileSync(join(folder, 'easel-private-key.pem'), key);
  return folder;
}

/** Debian's tools come before those of a version manager, whose python3 lacks Debian's packages. */
const environment = (home: string) => ({
  PATH: [dirname(process.execPath), '/usr/bin', '/bin', process.env.PATH].join(':'),
  HOME: home,
  LANG: 'C.UTF-8',
  PYTHONDONTWRITEBYTECODE: '1',
});

/** In a process group of its own, so that what hangs takes its sandboxes along. */
function runCommand(command: string, cwd: string): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const env = environment(cwd);
    const child = spawn('bash', ['-c', command], { cwd, env, detached: true, stdio: 'inherit' });
    const timer = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), patienceSeconds * 1000);
    child.once('error', reject);
    child.once('exit', code => {
      clearTimeout(timer);
      resolve(code);
    });
  });
}

async function run(suite: Suite): Promise<Counted> {
  const folder = await prepareFolder(suite);
  try {
    const began = performance.now();
    const code = await runCommand(suite.command.join(' '), folder);
    const seconds = Math.round((performance.now() - began) / 1000);
    const path = join(folder, report);
    const { passed, failed } = readReport(
      existsSync(path) ? readFileSync(path, 'utf8') : '<testsuites/>',
    );
    const lost = suite.cases - passed - failed.length;
    if (lost > 0) failed.push(...Array<string>(lost).fill('a case that did not run'));
    if (code !== 0 && failed.length === 0) failed.push(`the suite ended with ${code}`);
    console.log(`${suite.language}: ${passed} cases passed in ${seconds} s`);
    for (const name of failed) console.log(`✗ ${suite.language}: ${name}`);
    return { passed, failed };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const counted: Counted[] = [];
for (const suite of suites) counted.push(await run(suite));
const failed = counted.flatMap(each => each.failed).length;
console.log(`\n${counted.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
