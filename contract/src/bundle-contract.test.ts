import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { bundleContract } from './bundle-contract.ts';
import { contractPath } from './read-yaml.ts';

test('the bundle refers only to itself', async () => {
  const refs = [...JSON.stringify(await bundleContract()).matchAll(/"\$ref":"([^"]+)"/g)];
  expect(refs.length).toBeGreaterThan(500);
  expect(refs.map(match => match[1]).filter(ref => !ref?.startsWith('#/components/'))).toEqual([]);
});

test('every schema keeps the name its title gives it', async () => {
  const { schemas } = (await bundleContract()).components;
  expect(Object.entries(schemas).filter(([name, schema]) => schema.title !== name)).toEqual([]);
});

test('a document that cannot be bundled is an error with its place', async () => {
  await expect(bundleContract([contractPath('errors.yaml')])).rejects.toThrow();
});

test('no file of the contract is left over', async () => {
  const { components } = await bundleContract();
  for (const folder of ['schemas', 'examples', 'headers', 'parameters', 'responses'] as const) {
    const files = (await readdir(contractPath(folder), { recursive: true })).filter(file =>
      file.endsWith('.yaml'),
    );
    expect(Object.keys(components[folder]).length, folder).toBe(files.length);
  }
});
