import { expect, it } from 'vitest';
import { checkGraphText } from './check-graph-text.ts';
import { exampleGraph } from './example-graph.ts';

const broken = JSON.stringify(exampleGraph);
const whole = broken.replace('"50"', '"5"');

it('reads the export of ComfyUI and finds the broken link at its node', () => {
  expect(checkGraphText(broken)).toMatchObject({
    ok: true,
    notes: ['renamed'],
    result: {
      valid: false,
      errors: [{ nodeId: '3', classType: 'KSampler', input: 'latent_image', code: 'LINK_BROKEN' }],
      warnings: [{ nodeId: '5', code: 'NODE_UNREACHABLE' }],
    },
  });
});

it('prices a graph without faults', () => {
  expect(checkGraphText(whole)).toMatchObject({ result: { valid: true, credits: 0.8 } });
});

it('looks inside a request, and inside the wrapper of ComfyUI', () => {
  for (const name of ['params', 'prompt']) {
    const check = checkGraphText(`{"requestId":"x","${name}":${whole}}`);
    expect(check).toMatchObject({
      ok: true,
      notes: ['unwrapped', 'renamed'],
      result: { valid: true },
    });
  }
});

it.each([
  ['{"a":', 'not-json'],
  ['[]', 'not-a-graph'],
  ['{"nodes":[],"links":[]}', 'editor-format'],
  ['{}', 'node-count'],
  ['{"1":{"inputs":{}}}', 'node-form'],
])('%s is no graph: %s', (text, fault) => {
  expect(checkGraphText(text)).toMatchObject({ ok: false, fault });
});
