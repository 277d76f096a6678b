import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TransportFault } from '../core/index.ts';
import { writeResponse } from './http-messages.ts';

interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  response: Response;
  extra: Record<string, string>;
  /** Aborted when the server ends: nobody waits for what hangs. */
  signal: AbortSignal;
}

const maxHangMs = 600_000;
const slowPieces = 20;
const slowPauseMs = 500;

/** What a network does to an answer, when a scenario has asked for it. */
export async function breakConnection(fault: TransportFault, exchange: Exchange): Promise<void> {
  const { incoming, outgoing, response, extra, signal } = exchange;
  switch (fault) {
    case 'hang':
      await sleep(maxHangMs, undefined, { ref: false, signal }).catch(() => undefined);
      return void outgoing.destroy();
    case 'reset':
    case 'lose-response':
      return void incoming.socket.resetAndDestroy();
    case 'truncate': {
      const half = await writeHead(exchange);
      outgoing.write(half.subarray(0, Math.ceil(half.length / 2)), () => incoming.socket.destroy());
      return;
    }
    case 'slow-body': {
      const body = await writeHead(exchange);
      const size = Math.ceil(body.length / slowPieces);
      for (let at = 0; at < body.length && outgoing.writable; at += size) {
        outgoing.write(body.subarray(at, at + size));
        await sleep(slowPauseMs, undefined, { ref: false, signal }).catch(() => undefined);
      }
      return void outgoing.end();
    }
    default:
      return writeResponse(incoming, outgoing, response, extra);
  }
}

async function writeHead({ outgoing, response, extra }: Exchange): Promise<Buffer> {
  const body = Buffer.from(await response.arrayBuffer());
  response.headers.forEach((value, name) => {
    outgoing.setHeader(name, value);
  });
  for (const [name, value] of Object.entries(extra)) outgoing.setHeader(name, value);
  outgoing.setHeader('Content-Length', body.length);
  outgoing.writeHead(response.status);
  return body;
}
