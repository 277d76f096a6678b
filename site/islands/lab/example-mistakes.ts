import { createNonce } from '@easel/signing';
import type { Draft } from './lab-messages';

interface Example {
  sent: { method: string; path: string; body: string };
  /** What the imagined client signed instead. */
  signed: Draft;
}

/** Three requests that servers refuse every day. */
export function exampleMistakes(now: number): Example[] {
  const example = (
    sent: Example['sent'],
    mistake: Partial<{ path: string; body: string }>,
  ): Example => {
    const { body, ...line } = { ...sent, ...mistake };
    const bytes = new TextEncoder().encode(body) as Draft['body'];
    const named = { appId: 'app_sandbox', keyId: 'key_1', timestamp: `${now}` };
    return { sent, signed: { ...line, ...named, nonce: createNonce(), body: bytes } };
  };
  const stages = '{"stages":[],"metadata":{"note":"橘猫"}}';
  return [
    example(
      { method: 'POST', path: '/v1/jobs/credits', body: stages },
      { body: '{"stages": [], "metadata": {"note": "橘猫"}}' },
    ),
    example(
      { method: 'GET', path: '/v1/models/757279507095956705?fields=limits', body: '' },
      { path: '/v1/models/757279507095956705' },
    ),
    example(
      { method: 'POST', path: '/v1/jobs/credits', body: stages },
      { body: stages.replace('橘猫', '\\u6a58\\u732b') },
    ),
  ];
}
