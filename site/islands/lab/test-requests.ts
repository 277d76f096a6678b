import { readPem } from '../../../signing/vector-cases/keys.ts';
import { readVectors } from '../../../signing/vector-cases/read-vectors.ts';
import { createLab } from './create-lab.ts';
import type { Checked, Lab } from './lab-messages.ts';
import { bodyBytes } from './paste/pasted-request.ts';
import { readAnswer, readPasted } from './paste/read-pasted.ts';

export { readPem, readVectors };

export const sandboxKeys = {
  appId: 'app_sandbox',
  keyId: 'key_1',
  privateKey: readPem('throwaway-sandbox-1.pkcs8'),
  others: [{ keyId: 'key_2', publicKey: readPem('throwaway-sandbox-2.public') }],
};

export async function startTestLab(now?: number): Promise<Lab> {
  const lab = createLab(now === undefined ? undefined : () => now * 1000);
  await lab.learnSandbox(sandboxKeys);
  return lab;
}

export interface Sent {
  method: string;
  path: string;
  authorization: string;
  body: string;
}

const singleQuoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
const doubleQuoted = (text: string) => `"${text.replace(/[$`"\\]/g, '\\$&')}"`;
const ansiQuoted = (text: string) =>
  `$'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r')}'`;

const curl = (quote: (text: string) => string) => (sent: Sent) =>
  [
    `curl -sS -X ${sent.method} ${quote(`https://api.easel.example${sent.path}`)}`,
    `  -H ${quote(`Authorization: ${sent.authorization}`)}`,
    ...(sent.body ? [`  -H 'Content-Type: application/json' --data-raw ${quote(sent.body)}`] : []),
  ].join(' \\\n');

/** The ways in which readers hand over a request. */
export const spellings: Record<string, (sent: Sent) => string> = {
  'curl, single quotes': curl(singleQuoted),
  'curl, double quotes': curl(doubleQuoted),
  'curl, ANSI quotes': curl(ansiQuoted),
  'HTTP message': sent =>
    `${sent.method} ${sent.path} HTTP/1.1\nHost: api.easel.example\nAuthorization: ${sent.authorization}${sent.body && '\nContent-Type: application/json'}\n\n${sent.body}`,
};

/** The whole way of a paste through the lab. */
export async function checkPasted(lab: Lab, text: string, answer = ''): Promise<Checked> {
  const pasted = readPasted(text);
  if (!pasted) throw new Error(`Not recognised: ${text}`);
  const { form = 'text', notes, ...request } = pasted;
  const body = bodyBytes(pasted.body, form)!;
  const unfilled = notes.includes('variable');
  return lab.check({ ...request, body, unfilled, answer: readAnswer(answer) });
}
