import { expect, test } from 'vitest';
import type { JsonObject } from './contract-types.ts';
import { loadContract } from './load-contract.ts';
import { findUntranslated, listTexts } from './texts.ts';

const en = await loadContract();
const english = listTexts(en);

const titles = new Set(['summary', 'title', 'x-displayName']);
const isTitle = (path: (string | number)[]) =>
  titles.has(String(path.at(-1))) && path.join() !== 'info,summary';

test('English texts are full sentences, and titles are not', () => {
  const faults = english
    .filter(({ path, text }) =>
      isTitle(path) ? /\.$/.test(text) : !/^[A-Z`\d].*[.`]$/s.test(text),
    )
    .map(({ path, text }) => `${path.join(' › ')}: ${text}`);
  expect(faults).toEqual([]);
});

test('every schema, field and enum value is described', () => {
  const bare = Object.entries(en.components.schemas).flatMap(([name, schema]) =>
    undescribed(schema, name),
  );
  expect(bare).toEqual([]);
});

test('every operation, answer, header, parameter, tag and security scheme is described', () => {
  const { headers, parameters, responses, securitySchemes } = en.components;
  const operations = Object.values(en.paths).flatMap(item => Object.values(item));
  const parts: [string, object][] = [
    ...Object.entries({ ...headers, ...parameters, ...responses, ...securitySchemes }),
    ...[...en.tags, ...en.servers].map((part): [string, object] => [JSON.stringify(part), part]),
    ...operations.flatMap(operation => [
      [operation.operationId, operation] as [string, object],
      ...Object.entries(operation.responses).map(([status, response]): [string, object] => [
        `${operation.operationId} ${status}`,
        response,
      ]),
    ]),
  ];
  const bare = parts
    .filter(([, part]) => !('$ref' in part) && !('description' in part))
    .map(([name]) => name);
  expect(bare).toEqual([]);
});

function undescribed(node: JsonObject, place: string): string[] {
  const fields = Object.entries((node.properties ?? {}) as Record<string, JsonObject>);
  const inner = fields.flatMap(([name, field]) => undescribed(field, `${place}.${name}`));
  const meanings = Object.keys((node['x-enum-descriptions'] ?? {}) as JsonObject).sort();
  const values = ((node.enum ?? []) as unknown[]).map(String).sort();
  const faults = [];
  if (!node.description && !node.$ref) faults.push(`${place} has no description`);
  if (node.enum && values.join() !== meanings.join())
    faults.push(`${place} does not describe its enum`);
  return [...faults, ...inner];
}

test('a sentence that is the same in a translation is found, a name is not', () => {
  const translated = structuredClone(en);
  translated.info.description = '说明';
  const paths = findUntranslated(en, translated).map(({ path }) => path.join('.'));
  expect(paths).toContain('info.summary');
  expect(paths).not.toContain('info.description');
  expect(paths).toHaveLength(english.filter(({ text }) => text.includes(' ')).length - 1);
});
