import { expect, it, vi } from 'vitest';
import type { Target } from '../request/build-request';
import { sendRequest } from './send-request';

const page = vi.hoisted(() => ({ now: 1_760_000_000_000, sent: [] as string[] }));

vi.mock('../session', () => ({
  sandboxTime: () => page.now,
  inPageSandbox: () => ({
    fetch: async (_url: string, { headers }: { headers: Record<string, string> }) => {
      page.sent.push(headers.Authorization ?? '');
      return new Response('{}');
    },
  }),
}));

const target = { kind: 'page', origin: 'https://api.easel.example', appId: 'app' } as Target;
const request = { method: 'GET', path: '/v1/jobs/1', headers: {}, body: undefined };

it('signs again when the clock was moved while the key was signing', async () => {
  const signed: string[] = [];
  const sign = async (bytes: Uint8Array) => {
    signed.push(new TextDecoder().decode(bytes));
    if (signed.length === 1) page.now += 600_000;
    return 'c2lnbmF0dXJl';
  };
  const { sent } = await sendRequest(target, { sign }, request);
  expect(signed).toHaveLength(2);
  expect(sent.stringToSign).toBe(signed[1]);
  expect(page.sent).toHaveLength(1);
  expect(page.sent[0]).toContain('1760000600');
});
