import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { bundleFile } from '@easel/sandbox/bundle-file';
import { type Answered, startServer, webhookSecret } from '@easel/sandbox/node';
import { isPng, judgeRun, judgeSuite } from './judge-run.ts';
import { prepareFolder, programEnvironment, runCommand } from './reader-folder.ts';
import { hasProgram, type Run, type Verdict } from './samples.ts';
import { startBusyFront } from './start-busy-front.ts';

const defaultSpeed = 20;
/** What the runner asks of the sandbox, and no program does. */
const controls = '/sandbox/';
/** Below the ports that the system hands out by itself, and none twice: nobody takes it before the program does. */
let nextPort = 20_000;

/** One program in a fresh folder against a sandbox of its own. */
export async function runSample(run: Run): Promise<Verdict> {
  const { sample, language } = run;
  const verdict = (problems: string[], seconds = 0, output = '') => ({
    ...run,
    problems,
    seconds: Math.round(seconds * 10) / 10,
    output,
  });
  if (!hasProgram(run)) return verdict([`${language.program} is missing`]);
  const folder = prepareFolder(run);
  try {
    const env = programEnvironment({});
    if (language.compile) {
      const built = await runCommand(language.compile, { cwd: folder, env, timeoutSeconds: 240 });
      if (built.exit !== 0) return verdict([`does not compile:\n${built.stdout}${built.stderr}`]);
    }
    const started = performance.now();
    const facts = await (sample.tests ? observeSuite(run, folder) : observe(run, folder));
    const seconds = (performance.now() - started) / 1000;
    // What a framework prints is full of times.
    if (sample.tests) return verdict(judgeSuite(sample, language, facts), seconds);
    return verdict(judgeRun(sample, facts), seconds, facts.stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function observeSuite({ language }: Run, folder: string) {
  await bundleFile(join(folder, 'easel-sandbox.mjs'));
  const env = programEnvironment({});
  const ended = await runCommand(language.run, { cwd: folder, env, timeoutSeconds: 90 });
  return { ...ended, answers: [], pictures: {}, troublesLeft: 0 };
}

async function observe({ sample, language }: Run, folder: string) {
  const { speed = defaultSpeed, webhooks = false, busy = [], orders = {} } = sample.sandbox ?? {};
  const answers: Answered[] = [];
  const webhookPort = webhooks ? await freePort() : undefined;
  const server = await startServer({
    port: 0,
    speed,
    control: Object.keys(orders).length > 0,
    onAnswer: answer => {
      if (!answer.target.startsWith(controls)) answers.push(answer);
    },
    ...(webhookPort ? { webhooks: `http://127.0.0.1:${webhookPort}` } : {}),
  });
  for (const [operation, scenario] of Object.entries(orders)) {
    await order(server.origin, operation, scenario);
  }
  const front = await startBusyFront(server.origin, busy);
  const env = programEnvironment({
    EASEL_API: busy.length > 0 ? front.origin : server.origin,
    ...(sample.app ? { EASEL_APP_ID: sample.app } : {}),
    ...(webhookPort
      ? { EASEL_WEBHOOK_PORT: String(webhookPort), EASEL_WEBHOOK_SECRET: webhookSecret }
      : {}),
  });
  try {
    const ended = await runCommand(language.run, { cwd: folder, env, timeoutSeconds: 90 });
    const pictures = Object.fromEntries(
      (sample.produces ?? []).map(file => [file, isWholePicture(join(folder, file))]),
    );
    return { ...ended, answers, pictures, troublesLeft: front.left() };
  } finally {
    await front.close();
    await server.close();
  }
}

async function order(origin: string, operation: string, scenario: string): Promise<void> {
  const response = await fetch(`${origin}${controls}scenarios`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ operation, scenario }),
  });
  if (!response.ok) throw new Error(await response.text());
}

function isWholePicture(file: string): boolean {
  return existsSync(file) && isPng(readFileSync(file));
}

function freePort(): Promise<number> {
  const port = nextPort++;
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', () => freePort().then(resolve, reject));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)));
  });
}
