import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Answered, startServer, webhookSecret } from '@easel/sandbox/node';
import { freePort } from './free-port.ts';
import { isPng } from './is-png.ts';
import { judgeRun } from './judge-run.ts';
import { prepareFolder } from './prepare-folder.ts';
import { programEnvironment } from './program-environment.ts';
import { hasProgram } from './read-samples.ts';
import { runCommand } from './run-command.ts';
import type { Run, Verdict } from './sample-types.ts';
import { startBusyFront } from './start-busy-front.ts';

const defaultSpeed = 20;

/** One program in a fresh folder against a sandbox of its own. */
export async function runSample(run: Run): Promise<Verdict> {
  const { sample, language } = run;
  const verdict = (problems: string[], seconds = 0, output = '') => ({
    ...run,
    problems,
    seconds: Math.round(seconds * 10) / 10,
    output,
  });
  if (!hasProgram(sample.task, language)) return verdict([`${language.program} is missing`]);
  const folder = prepareFolder(run);
  try {
    const env = programEnvironment({});
    if (language.compile) {
      const built = await runCommand(language.compile, { cwd: folder, env, timeoutSeconds: 240 });
      if (built.exit !== 0) return verdict([`does not compile:\n${built.stdout}${built.stderr}`]);
    }
    const started = performance.now();
    const facts = await observe(run, folder);
    const seconds = (performance.now() - started) / 1000;
    return verdict(judgeRun(sample, facts), seconds, facts.stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function observe({ sample, language }: Run, folder: string) {
  const { speed = defaultSpeed, callbacks = false, busy = [] } = sample.sandbox ?? {};
  const answers: Answered[] = [];
  const webhookPort = callbacks ? await freePort() : undefined;
  const server = await startServer({
    port: 0,
    speed,
    onAnswer: answer => answers.push(answer),
    ...(webhookPort ? { callbacks: `http://127.0.0.1:${webhookPort}` } : {}),
  });
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

function isWholePicture(file: string): boolean {
  return existsSync(file) && isPng(readFileSync(file));
}
