import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { bundleContract } from './bundle-contract.ts';
import { lintContract } from './lint-contract.ts';
import { listTexts } from './list-texts.ts';
import { contractPath, readYaml } from './read-yaml.ts';

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
