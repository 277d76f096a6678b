import { parseArgs } from 'node:util';
import { webhookSecret } from './src/core/index.ts';
import { startServer } from './src/node/index.ts';

const speeds: Record<string, number> = { real: 1, fast: 10 };
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8787' },
    speed: { type: 'string', default: 'real' },
    callbacks: { type: 'string' },
    origin: { type: 'string', multiple: true },
  },
});
const speed = speeds[values.speed] ?? Number(values.speed);
if (!(speed > 0)) throw new Error(`--speed is real, fast or a number, not ${values.speed}.`);

const { origin } = await startServer({
  port: Number(values.port),
  speed,
  ...(values.callbacks ? { callbacks: values.callbacks } : {}),
  ...(values.origin ? { origins: values.origin } : {}),
});

console.log(`The Easel sandbox answers at ${origin}/v1

  app id          app_sandbox
  private key     signing/vectors/keys/throwaway-sandbox-1.pkcs8.pem
  bearer token    sbx_token_sandbox
  callback secret ${webhookSecret}
  callbacks       ${values.callbacks ?? 'off; --callbacks http://127.0.0.1:9000 forwards them'}

Your first request:

  curl ${origin}/v1/models/757279507095956705 -H 'Authorization: Bearer sbx_token_sandbox'

sandbox/README.md signs one with OpenSSL and shows the image.`);
