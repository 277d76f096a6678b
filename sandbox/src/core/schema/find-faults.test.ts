import { type JsonObject, listOperations, loadContract } from '@easel/contract';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import schemas from '../../../generated/schemas.json' with { type: 'json' };
import { exampleBodies } from '../../../runtime-tests/contract-client.ts';
import { spoil } from '../../../runtime-tests/spoil.ts';
import { type Fault, findFaults } from './find-faults.ts';
import { isUri } from './is-uri.ts';
import type { Schemas } from './schema.ts';

const { definitions, bodies } = schemas as unknown as Schemas;
const document = await loadContract();
const operations = listOperations(document).filter(({ id }) => id in bodies);

const root = 'https://api.easel.example/contract';
/** Ajv refuses annotations it does not know, and its discriminator takes no mapping. */
function forAjv(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(forAjv);
  if (typeof node !== 'object' || node === null) return node;
  const copy: JsonObject = {};
  for (const [key, value] of Object.entries(node)) {
    if (/^(x-|example$|contentEncoding$|default$)/.test(key)) continue;
    if (key === '$ref')
      copy.$ref = String(value).replace('#/components/schemas/', `${root}#/$defs/`);
    else if (key === 'discriminator')
      Object.assign(copy, { type: 'object', discriminator: { propertyName: value.propertyName } });
    else copy[key] = forAjv(value);
  }
  return copy;
}

const ajv = new Ajv2020({
  allErrors: true,
  strict: true,
  strictRequired: false,
  allowUnionTypes: true,
  discriminator: true,
});
addFormats(ajv);
ajv.addSchema({ $id: root, $defs: forAjv(document.components.schemas) as object });
const judges = Object.fromEntries(
  operations.map(({ id, operation }) => [
    id,
    ajv.compile(forAjv(operation.requestBody!.content['application/json']!.schema) as object),
  ]),
);

/** What Ajv says of the names of properties one by one, we say once. */
const inOurWords = (errors: ErrorObject[]) =>
  errors
    .filter(({ propertyName }) => propertyName === undefined)
    .map(({ instancePath, keyword, params }) => {
      const field =
        params.missingProperty ?? params.additionalProperty ?? params.propertyName ?? params.tag;
      return [instancePath, keyword, ...(field === undefined ? [] : [field])].join(' ');
    });
const inBrief = (faults: Fault[]) =>
  faults.map(({ pointer, keyword, field }) =>
    [pointer, keyword, ...(field === undefined ? [] : [field])].join(' '),
  );
const sorted = (texts: string[]) => [...new Set(texts)].sort();

const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.integer({ min: -2, max: 5000 }),
  fc.double({ min: -2, max: 40, noNaN: true }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    ...[-1, 0, 1e15, Number.POSITIVE_INFINITY, '', '0', '881420011223344556', null, true],
    ...['DIFFUSION', 'Euler a', 'png', 'x'.repeat(5000), [], {}, [[]], { type: 'DIFFUSION' }],
  ),
);

it('finds what Ajv finds in 6,000 bodies', () => {
  let refused = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...operations.map(({ id }) => id)),
      fc.nat(20),
      fc.array(fc.nat(12), { maxLength: 7 }),
      value,
      fc.nat(2),
      (id, example, path, replacement, kind) => {
        const examples = exampleBodies(id);
        const body = spoil(examples[example % examples.length], path, replacement, kind);
        const judge = judges[id]!;
        const theirs = judge(structuredClone(body)) ? [] : inOurWords(judge.errors ?? []);
        if (theirs.length > 0) refused += 1;
        const ours = inBrief(findFaults(bodies[id]!, structuredClone(body), definitions));
        expect(sorted(ours)).toEqual(sorted(theirs));
      },
    ),
    { numRuns: 6000, seed: 1 },
  );
  expect(refused).toBeGreaterThan(2000);
});

it.each([
  'https://hooks.customer.example/easel?x=1&y=%20',
  'https://[::1]:8443/',
  'https://a.example/#part',
  'urn:easel:x',
  'https://hooks.example/a b',
  'https://hooks.example/ä',
  'https://hooks.example/%zz',
  'https://hooks.example/<x>',
  '//hooks.example',
  'hooks.example',
  '',
])('judges the address %s as ajv-formats does', text => {
  expect(isUri(text)).toBe(ajv.validate({ type: 'string', format: 'uri' }, text));
});
