import { contractVersion, webhookSecret } from '../core/index.ts';
import {
  type Answered,
  type RunningServer,
  type ServerOptions,
  startServer,
} from '../node/index.ts';
import { readApps } from './read-apps.ts';
import { describeSettings, readSettings, type Settings, UsageError } from './settings.ts';

interface Surroundings {
  args: string[];
  environment: NodeJS.ProcessEnv;
  privateKey: string;
  say(text: string): void;
  /** To standard error. */
  report(text: string): void;
  /** Before anybody is told that it answers. */
  onStart(server: RunningServer): void;
}

/** Answers the exit code, unless a server goes on. */
export async function runCommand(around: Surroundings): Promise<number | undefined> {
  const { args, environment, privateKey, say, report, onStart } = around;
  try {
    const settings = readSettings(args, environment);
    if (settings.help) return end(() => say(describeSettings()));
    if (settings.version) return end(() => say(contractVersion));
    if (settings['print-key']) return end(() => say(privateKey.trimEnd()));
    const apps = settings.apps ? { apps: await readApps(settings.apps) } : {};
    const options = { ...toOptions(settings, report), ...apps };
    const server = await startServer(options).catch(explain(settings));
    onStart(server);
    say(welcome(server.origin, settings.webhooks));
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    if (!(error instanceof UsageError)) return end(() => report(message), 1);
    return end(() => report(`${message}\n\n${describeSettings()}`), 2);
  }
}

function end(last: () => void, code = 0): number {
  last();
  return code;
}

function toOptions(settings: Settings, report: Surroundings['report']): ServerOptions {
  const { port, host, speed, webhooks, now, limits, origin, verbose } = settings;
  const log = settings.log ?? (verbose ? 'text' : undefined);
  const ahead = now === undefined ? 0 : now - Date.now();
  return {
    ...(port === undefined ? {} : { port }),
    ...(host ? { host } : {}),
    ...(speed ? { speed } : {}),
    ...(webhooks ? { webhooks } : {}),
    ...(origin ? { origins: origin } : {}),
    ...(settings['allow-host'] ? { allowedHosts: settings['allow-host'] } : {}),
    ...(now === undefined ? {} : { clock: () => Date.now() + ahead }),
    ...(limits === 'off' ? { unlimited: true } : {}),
    ...(settings.seed === undefined ? {} : { seed: settings.seed }),
    ...(settings.control ? { control: true } : {}),
    ...(log ? { onAnswer: answer => report(logLine(answer, log)) } : {}),
  };
}

function logLine(answer: Answered, form: 'text' | 'json'): string {
  if (form === 'json') return JSON.stringify(answer);
  const { time, method, target, status, operation = '-', ms, requestId } = answer;
  return `${time.slice(11, 23)} ${status} ${method} ${target} ${operation} ${ms} ms ${requestId}`;
}

const explain =
  ({ port = 8787, host = '127.0.0.1' }: Settings) =>
  (error: NodeJS.ErrnoException): never => {
    const reasons: Record<string, string> = {
      EADDRINUSE: `Another program has port ${port}. Choose another one with --port.`,
      EACCES: `Port ${port} is reserved. Choose one above 1023 with --port.`,
      EADDRNOTAVAIL: `This machine has no address ${host}.`,
      ENOTFOUND: `This machine has no address ${host}.`,
    };
    throw new Error(reasons[error.code ?? ''] ?? error.message);
  };

const welcome = (origin: string, webhooks?: string) => `The Easel sandbox is running at ${origin}/v1

  bearer token    sbx_token_sandbox
  app ID          app_sandbox
  private key     --print-key prints it
  webhook secret ${webhookSecret}
  webhooks       ${webhooks ?? 'off; --webhooks http://127.0.0.1:9000 forwards them'}

Your first request:

  curl ${origin}/v1/models/757279507095956705 -H 'Authorization: Bearer sbx_token_sandbox'

Ctrl+C stops it; it keeps no data.`;
