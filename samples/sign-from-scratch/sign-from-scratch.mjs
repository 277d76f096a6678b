import { createHash, createPrivateKey, randomBytes, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';

const api = process.env.EASEL_API ?? 'http://127.0.0.1:8787';
const appId = process.env.EASEL_APP_ID ?? 'app_sandbox';
const pem = readFileSync(process.env.EASEL_PRIVATE_KEY ?? 'easel-private-key.pem');

// region string
const method = 'POST';
const path = '/v1/jobs/credits';
const timestamp = Math.floor(Date.now() / 1000);
const nonce = randomBytes(16).toString('hex');
const body = JSON.stringify({
  stages: [
    { type: 'INPUT_INITIALIZE', inputInitialize: { count: 1 } },
    {
      type: 'DIFFUSION',
      diffusion: { sdModel: '600423083519508503', prompts: [{ text: '灯塔, a lighthouse' }] },
    },
  ],
});
const stringToSign = Buffer.from(`${method}\n${path}\n${timestamp}\n${nonce}\n${body}`);
console.log(`sha256 ${createHash('sha256').update(stringToSign).digest('hex')}`);
// endregion
// region sign
const signature = sign('sha256', stringToSign, createPrivateKey(pem)).toString('base64');
const authorization = `EASEL-SHA256-RSA app_id=${appId},nonce_str=${nonce},timestamp=${timestamp},signature=${signature}`;
// endregion
// region send
const headers = { Authorization: authorization, 'Content-Type': 'application/json' };
const response = await fetch(api + path, { method, headers, body });
const { credits } = await response.json();
console.log(`${response.status}, ${credits} credits`);
// endregion
