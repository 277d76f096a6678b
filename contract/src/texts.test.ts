import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { JsonObject } from './contract-types.ts';
import { bundleContract, lintContract, loadContract } from './load-contract.ts';
import { contractPath, readYaml } from './read-yaml.ts';
import { findChineseFaults, listTexts } from './texts.ts';

const en = await loadContract('en');
const zh = await loadContract('zh');
const english = listTexts(en);
const chinese = new Map(listTexts(zh).map(({ path, text }) => [path.join(' › '), text]));

const titles = new Set(['summary', 'title', 'x-displayName']);
const isTitle = (path: (string | number)[]) =>
  titles.has(String(path.at(-1))) && path.join() !== 'info,summary';

test('every text is present in Chinese', () => {
  const missing = english
    .filter(({ path, text }) => {
      const translated = chinese.get(path.join(' › '));
      return !translated || translated === text || !/\p{Script=Han}/u.test(translated);
    })
    .map(({ path, text }) => `${path.join(' › ')} is not in wording/zh.overlay.yaml: ${text}`);
  expect(missing).toEqual([]);
});

test('the two languages differ in texts only', () => {
  expect(withoutTexts(zh)).toEqual(withoutTexts(en));
});

test('English texts are full sentences, and titles are not', () => {
  const faults = english
    .filter(({ path, text }) =>
      isTitle(path) ? /\.$/.test(text) : !/^[A-Z`\d].*[.`]$/s.test(text),
    )
    .map(({ path, text }) => `${path.join(' › ')}: ${text}`);
  expect(faults).toEqual([]);
});

test('Chinese texts follow Chinese typography', () => {
  const found = [...chinese].flatMap(([path, text]) =>
    findChineseFaults(text).map(fault => `${path}: ${fault}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('Chinese sentences end with a full stop, and titles do not', () => {
  const found = english
    .map(({ path }) => ({ path, text: chinese.get(path.join(' › ')) ?? '' }))
    .filter(({ path, text }) => text.endsWith('。') === isTitle(path))
    .map(({ path, text }) => `${path.join(' › ')}: ${text}`);
  expect(found).toEqual([]);
});

test('every code word of an English text is in the Chinese text too', () => {
  const codes = (text: string) => [...new Set(text.match(/`[^`]+`/g) ?? [])].sort();
  const found = english
    .filter(
      ({ path, text }) => codes(text).join() !== codes(chinese.get(path.join(' › ')) ?? '').join(),
    )
    .map(
      ({ path, text }) =>
        `${path.join(' › ')}: ${codes(text)} against ${codes(chinese.get(path.join(' › ')) ?? '')}`,
    );
  expect(found).toEqual([]);
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

function withoutTexts(document: typeof en): unknown {
  const copy = structuredClone(document);
  for (const { path } of listTexts(document)) {
    const parent = path
      .slice(0, -1)
      .reduce<unknown>((node, key) => (node as JsonObject)[key], copy);
    (parent as JsonObject)[String(path.at(-1))] = '';
  }
  return copy;
}

test.each([
  '用 `get-job` 查询。',
  '最大 20 MiB。',
  'SD1.5，512×512，15 步',
  '余额（见 `balance`）不足。',
])('accepts %s', text => {
  expect(findChineseFaults(text)).toEqual([]);
});

test.each([
  '用`get-job` 查询。',
  '最大20 MiB。',
  '余额不足,请充值。',
  '请您充值。',
  '余额不足， 请充值。',
])('finds one fault in %s', text => {
  expect(findChineseFaults(text)).toHaveLength(1);
});

interface Overlay {
  overlay: string;
  actions: { target: string; update: unknown }[];
}

const overlay = await readYaml<Overlay>('wording/zh.overlay.yaml');

test('the wording is an OpenAPI Overlay 1.0', async () => {
  expect(await lintContract(contractPath('wording/zh.overlay.yaml'))).toEqual([]);
  expect(overlay.overlay).toBe('1.0.0');
  for (const action of overlay.actions) expect(Object.keys(action)).toEqual(['target', 'update']);
});

test('no action targets nothing, and no text of the overlay is new, doubled or lost', async () => {
  const marks: string[] = [];
  const marked = {
    ...overlay,
    actions: overlay.actions.map(action => ({
      ...action,
      update: mark(action.target, action.update, marks),
    })),
  };
  const file = join(await mkdtemp(join(tmpdir(), 'wording-')), 'marked.overlay.yaml');
  await writeFile(file, stringify(marked));

  const english = new Set(listTexts(await bundleContract()).map(({ path }) => path.join('/')));
  const applied = listTexts(await bundleContract([file])).filter(({ text }) =>
    text.startsWith('mark '),
  );

  const invented = applied
    .filter(({ path }) => !english.has(path.join('/')))
    .map(({ path }) => path.join('/'));
  expect(invented, 'texts that have no English counterpart').toEqual([]);
  const arrived = new Set(applied.map(({ text }) => text));
  expect(
    marks.filter(text => !arrived.has(text)),
    'texts that reach no place',
  ).toEqual([]);
});

/** Replaces each text by a mark of its own, so that one run shows where every text arrives. */
function mark(place: string, node: unknown, marks: string[]): unknown {
  if (typeof node === 'object' && node !== null) {
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, mark(`${place} › ${key}`, value, marks)]),
    );
  }
  const text = `mark ${marks.length} ${place}`;
  marks.push(text);
  return text;
}
