import { parseArgs } from 'node:util';
import key from './generated/private-key.json' with { type: 'json' };
import { webhookSecret } from './src/core/index.ts';
import { startServer } from './src/node/index.ts';

const help = `Starts the Easel sandbox: the whole API on this machine, without an account.

  --port 8787       the port on 127.0.0.1
  --speed real      how fast jobs run: real, fast (ten times) or a number
  --callbacks URL   sends every callback there, with the path of its notifyUrl
  --origin URL      a page that may call it from a browser; can be repeated
  --print-key       prints the private key that app_sandbox signs with, and ends
  --help            prints this, and ends`;

const speeds: Record<string, number> = { real: 1, fast: 10 };

try {
  await main();
} catch (error) {
  // A mistake in the command, or a port that is taken: the reader needs the sentence, not where it was thrown.
  console.error(`${(error as Error).message}\n\n${help}`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8787' },
      speed: { type: 'string', default: 'real' },
      callbacks: { type: 'string' },
      origin: { type: 'string', multiple: true },
      'print-key': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(help);
  if (values['print-key']) return void process.stdout.write(key.privateKey);
  const speed = speeds[values.speed] ?? Number(values.speed);
  if (!(speed > 0)) throw new Error(`--speed is real, fast or a number, not ${values.speed}.`);
  const port = Number(values.port);
  if (!(Number.isInteger(port) && port >= 0 && port < 65_536))
    throw new Error(`--port is a number up to 65535, not ${values.port}.`);

  const { origin } = await startServer({
    port,
    speed,
    ...(values.callbacks ? { callbacks: values.callbacks } : {}),
    ...(values.origin ? { origins: values.origin } : {}),
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Another program has port ${port}. Choose another one with --port.`);
  });

  console.log(`The Easel sandbox answers at ${origin}/v1

  bearer token    sbx_token_sandbox
  app id          app_sandbox
  private key     --print-key prints it
  callback secret ${webhookSecret}
  callbacks       ${values.callbacks ?? 'off; --callbacks http://127.0.0.1:9000 forwards them'}

Your first request:

  curl ${origin}/v1/models/757279507095956705 -H 'Authorization: Bearer sbx_token_sandbox'

Ctrl+C ends it, and it forgets everything.`);
}
