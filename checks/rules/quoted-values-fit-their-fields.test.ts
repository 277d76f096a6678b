import { describe, expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { quotedValuesFitTheirFields as rule } from './quoted-values-fit-their-fields.ts';

const english = 'site/docs/a.md';
const chinese = 'site/i18n/zh/docusaurus-plugin-content-docs/current/a.md';
const contract = {
  'contract/schemas/a.yaml': `
properties:
  count: { type: integer, minimum: 1, maximum: 4 }
  width: { $ref: ./side.yaml }
  weight: { type: number, minimum: 0, maximum: 2, multipleOf: 0.05 }
  term: { type: integer, enum: [1, 2] }
  nested: { type: object, properties: { weight: { minimum: -4, maximum: 4 } } }
`,
  'contract/schemas/side.yaml': 'minimum: 512\nmaximum: 1536\nmultipleOf: 64',
  'contract/parameters/wait.yaml': 'name: wait\nschema: { minimum: 0, maximum: 30 }',
};
const findings = (text: string, path = english) =>
  rule.findings(fixtureRepository({ ...contract, [path]: text }));

describe('quoted values fit their fields', () => {
  it.each([
    '`count` is 1 to 4, `width` of 1,024, `width` from 512 to 1536, `weight` 1.15 and `weight` from -4 to 4.',
    'Add `?wait=30`; with `wait=20` it waits. `term` 1 ends, `title` 7 is unknown.',
    '`width` 1024×1024',
  ])('accepts: %s', text => {
    expect(findings(text)).toEqual([]);
  });

  it.each([
    ['a range that is not the whole', '`count` is 1 to 3', english],
    ['a value out of range', '`count` 5', english],
    ['a value between steps', '`width` of 1000', english],
    ['a value outside an enum', '`term` 3', english],
    ['a parameter', '`wait=60`', english],
    ['a Chinese sentence', '`count` 取 1 到 8', chinese],
    ['a Chinese value', '`term` 为 3', chinese],
  ])('reports %s', (_what, text, path) => {
    expect(findings(text, path)).toMatchObject([{ where: `${path}:1` }]);
  });
});
