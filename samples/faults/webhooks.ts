import { createHmac } from 'node:crypto';

export interface Webhook {
  name: string;
  secret: string;
  id: string;
  timestamp: string;
  signature: string;
  body: string;
  genuine: boolean;
}

const key = Buffer.from('a key of thirty-two bytes, no text'.slice(0, 32));
const secret = `whsec_${key.toString('base64')}`;
const id = 'msg_1';
const body = '{"type": "job.finished", "text": "Müde"}';

function sign(timestamp: string, signedBody = body, hmacKey: Buffer | string = key): string {
  const hmac = createHmac('sha256', hmacKey).update(`${id}.${timestamp}.${signedBody}`);
  return `v1,${hmac.digest('base64')}`;
}

/** Webhooks as Standard Webhooks have them, and what may not pass for one. */
export function listWebhooks(now = Math.floor(Date.now() / 1000)): Webhook[] {
  const at = String(now);
  const [early, late] = [String(now + 3600), String(now - 3600)];
  const signature = sign(at);
  const genuine = { secret, id, timestamp: at, signature, body, genuine: true };
  const forged = { ...genuine, genuine: false };
  return [
    { ...genuine, name: 'webhook: genuine' },
    { ...genuine, name: 'webhook: two signatures', signature: `v1,AAAA v2,x ${signature}` },
    { ...forged, name: 'webhook: another body', body: body.replace('job', 'Job') },
    { ...forged, name: 'webhook: another id', id: 'msg_2' },
    { ...forged, name: 'webhook: of an hour ago', timestamp: late, signature: sign(late) },
    { ...forged, name: 'webhook: of the next hour', timestamp: early, signature: sign(early) },
    { ...forged, name: 'webhook: no time', timestamp: '', signature: sign('') },
    { ...forged, name: 'webhook: time is NaN', timestamp: 'NaN', signature: sign('NaN') },
    { ...forged, name: 'webhook: no signature', signature: '' },
    { ...forged, name: 'webhook: signed as v2', signature: signature.replace('v1', 'v2') },
    {
      ...forged,
      name: 'webhook: signed with the text of the secret',
      signature: sign(at, body, secret),
    },
    {
      ...forged,
      name: 'webhook: signed with no secret, and none is set',
      secret: 'whsec_',
      signature: sign(at, body, ''),
    },
  ];
}
