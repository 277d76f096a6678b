import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  bundleContract,
  type JsonObject,
  lintContract,
  listConstants,
  listReleases,
  listTexts,
  loadContract,
  readErrorTable,
} from '@easel/contract';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { findChineseFaults } from './chinese-faults.ts';
import { contractIn } from './translations.ts';

const source = contractIn('zh');
const overlayFile = join(source.translation ?? '', 'openapi.overlay.yaml');
const en = await loadContract();
const zh = await loadContract(source);
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
    .map(({ path, text }) => `${path.join(' › ')} is not translated: ${text}`);
  expect(missing).toEqual([]);
});

test('the two languages differ in texts only', () => {
  expect(withoutTexts(zh)).toEqual(withoutTexts(en));
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

test('every error and failure is explained in Chinese', async () => {
  const { errors, jobFailures } = await readErrorTable(source);
  for (const [code, entry] of [...Object.entries(errors), ...Object.entries(jobFailures)]) {
    for (const key of ['title', 'meaning', 'cause', 'remedy'] as const) {
      expect(findChineseFaults(entry[key]), `${code} ${key}`).toEqual([]);
      expect(entry[key], `${code} ${key}`).toMatch(
        key === 'title' ? /\p{Script=Han}/u : /\p{Script=Han}.*。$/su,
      );
    }
  }
});

test('every note of a release is in Chinese', async () => {
  for (const { version, notes } of await listReleases(source)) {
    for (const { id, text } of notes) {
      expect(findChineseFaults(text), `${version} ${id}`).toEqual([]);
      expect(text, `${version} ${id}`).toMatch(/\p{Script=Han}.*。$/su);
    }
  }
});

test('labels and titles are in Chinese', async () => {
  const { limits, controlnet, credits } = await listConstants(source);
  const texts = [
    ...limits.limits.map(({ label }) => label),
    ...controlnet.kinds.map(({ title }) => title),
    ...credits.vectors.map(({ title }) => title),
  ];
  for (const text of texts) {
    expect(text).toMatch(/\p{Script=Han}/u);
    expect(findChineseFaults(text), text).toEqual([]);
  }
});

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

const overlay: Overlay = parse(await readFile(overlayFile, 'utf8'));

test('the wording is an OpenAPI Overlay 1.0', async () => {
  expect(await lintContract(overlayFile)).toEqual([]);
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
