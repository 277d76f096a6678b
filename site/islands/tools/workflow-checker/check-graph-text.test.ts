import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkGraphText, exampleGraph } from './check-graph-text.ts';

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

const nodes = Object.keys(exampleGraph) as (keyof typeof exampleGraph)[];
const link = fc.tuple(fc.oneof(fc.constantFrom(...nodes), fc.string()), fc.integer());
const names = fc.oneof(
  fc.constantFrom('model', 'clip', 'width', 'image', '__proto__'),
  fc.string(),
);
const value = fc.oneof(fc.jsonValue(), link);

/** A result that can be shown: texts, numbers, and nothing else. */
function check(text: string): void {
  const checked = checkGraphText(text);
  if (!checked.ok) {
    expect(checked.where).toBeTypeOf('string');
    return;
  }
  const { errors, warnings } = checked.result;
  for (const { nodeId, classType = '', input = '', code, message } of errors) {
    for (const part of [nodeId, classType, input, code, message]) expect(part).toBeTypeOf('string');
  }
  for (const { nodeId, code, message } of warnings) {
    for (const part of [nodeId, code, message]) expect(part).toBeTypeOf('string');
  }
}

it('answers whatever is pasted', () => {
  fc.assert(fc.property(fc.jsonValue(), graph => check(JSON.stringify(graph))));
  fc.assert(fc.property(fc.string(), check));
  check('{"a":'.repeat(50_000) + '}'.repeat(50_000));
});

it('answers a graph with anything in any input', () => {
  fc.assert(
    fc.property(fc.constantFrom(...nodes), fc.dictionary(names, value), (id, inputs) => {
      const spoilt = { ...exampleGraph[id], inputs: { ...exampleGraph[id].inputs, ...inputs } };
      check(JSON.stringify({ ...exampleGraph, [id]: spoilt }));
    }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...nodes), value, (id, node) => {
      check(JSON.stringify({ ...exampleGraph, [id]: node }));
    }),
  );
});
