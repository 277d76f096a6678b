import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { importPrivateKey, signRequest } from '@easel/signing';

export interface Round {
  signed: boolean;
  requests: number;
  /** The server's clock now, and how far it moves at each answer. */
  startMs: number;
  stepMs: number;
}

const origin = process.argv[2] ?? '';
const path = '/v1/jobs/credits';
/** As many as a busy server has in hand: one alone would wait for the thread that verifies. */
const atOnce = 8;
const body = JSON.stringify({
  stages: [
    { type: 'INPUT_INITIALIZE', inputInitialize: { seed: '7' } },
    {
      type: 'DIFFUSION',
      diffusion: { sdModel: '757279507095956705', prompts: [{ text: 'a lighthouse' }] },
    },
  ],
});
const keyFile = '../../signing/vectors/keys/throwaway-sandbox-1.pkcs8.pem';
const privateKey = await importPrivateKey(readFileSync(new URL(keyFile, import.meta.url), 'utf8'));
/** New for each round: the server closes what has been idle, and signing takes a while. */
let agent = new Agent();
let headers: string[] = [];

async function authorize(signed: boolean, atMs: number): Promise<string> {
  if (!signed) return 'Bearer sbx_token_sandbox';
  const timestamp = Math.floor(atMs / 1000);
  const made = await signRequest({
    method: 'POST',
    path,
    body,
    appId: 'app_sandbox',
    privateKey,
    timestamp,
  });
  return made.authorization;
}

function send(authorization: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      origin + path,
      { method: 'POST', agent, headers: { authorization, 'content-type': 'application/json' } },
      response => response.resume().on('end', resolve),
    );
    outgoing.on('error', reject).end(body);
  });
}

process.on('message', async (message: Round | 'send') => {
  if (message === 'send') {
    agent = new Agent({ keepAlive: true, maxSockets: atOnce });
    const queue = headers[Symbol.iterator]();
    const drain = async () => {
      for (const authorization of queue) await send(authorization);
    };
    await Promise.all(Array.from({ length: atOnce }, drain));
    agent.destroy();
  } else {
    headers = [];
    for (let index = 1; index <= message.requests; index += 1) {
      headers.push(await authorize(message.signed, message.startMs + index * message.stepMs));
    }
  }
  process.send?.('done');
});
