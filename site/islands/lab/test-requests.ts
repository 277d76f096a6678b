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

/** What a reader pastes, and what is then put into the field of the body or chosen as its file. */
export interface Pasted {
  text: string;
  body?: string;
}

/** What the page makes of a paste for the lab. */
export function requestOf(paste: string | Pasted, answer = ''): Parameters<Lab['check']>[0] {
  const { text, body: given } = typeof paste === 'string' ? { text: paste } : paste;
  const pasted = readPasted(text);
  if (!pasted) throw new Error(`Not recognised: ${text}`);
  const { form = 'text', method, path, origin, authorization, notes, unseenBody } = pasted;
  return {
    method,
    path,
    origin,
    authorization,
    body: bodyBytes(given ?? pasted.body, form)!,
    unseenBody: given === undefined ? unseenBody : undefined,
    unfilled: notes.includes('variable'),
    answer: readAnswer(answer),
  };
}

/** The whole way of a paste through the lab. */
export const checkPasted = (lab: Lab, paste: string | Pasted, answer?: string): Promise<Checked> =>
  lab.check(requestOf(paste, answer));
