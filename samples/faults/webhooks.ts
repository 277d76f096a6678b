import { createHmac } from 'node:crypto';

export interface Callback {
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

/** Callbacks as Standard Webhooks have them, and what may not pass for one. */
export function listCallbacks(now = Math.floor(Date.now() / 1000)): Callback[] {
  const at = String(now);
  const [early, late] = [String(now + 3600), String(now - 3600)];
  const signature = sign(at);
  const genuine = { secret, id, timestamp: at, signature, body, genuine: true };
  const forged = { ...genuine, genuine: false };
  return [
    { ...genuine, name: 'callback: genuine' },
    { ...genuine, name: 'callback: two signatures', signature: `v1,AAAA v2,x ${signature}` },
    { ...forged, name: 'callback: another body', body: body.replace('job', 'Job') },
    { ...forged, name: 'callback: another id', id: 'msg_2' },
    { ...forged, name: 'callback: of an hour ago', timestamp: late, signature: sign(late) },
    { ...forged, name: 'callback: of the next hour', timestamp: early, signature: sign(early) },
    { ...forged, name: 'callback: no time', timestamp: '', signature: sign('') },
    { ...forged, name: 'callback: time is NaN', timestamp: 'NaN', signature: sign('NaN') },
    { ...forged, name: 'callback: no signature', signature: '' },
    { ...forged, name: 'callback: signed as v2', signature: signature.replace('v1', 'v2') },
    {
      ...forged,
      name: 'callback: signed with the text of the secret',
      signature: sign(at, body, secret),
    },
    {
      ...forged,
      name: 'callback: signed with no secret, and none is set',
      secret: 'whsec_',
      signature: sign(at, body, ''),
    },
  ];
}
