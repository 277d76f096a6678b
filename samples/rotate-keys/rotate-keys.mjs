import { Easel } from './easel.mjs';

const path = '/v1/models/757279507095956705';
const keys = { key_1: 'easel-private-key.pem', key_2: 'easel-private-key-2.pem' };

// Both public keys are active, so servers can change over one by one.
for (const [keyId, privateKey] of Object.entries(keys)) {
  const easel = new Easel({ keyId, privateKey });
  const { model } = await easel.request('GET', path);
  console.log(`${keyId} signs: ${model.name}`);
}
