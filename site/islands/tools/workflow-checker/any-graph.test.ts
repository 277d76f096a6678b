import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkGraphText } from './check-graph-text.ts';
import { exampleGraph } from './example-graph.ts';

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
