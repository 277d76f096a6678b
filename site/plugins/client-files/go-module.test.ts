import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listGoModule } from './go-module.ts';

const client = readFileSync(new URL('../../../samples/clients/easel.go', import.meta.url), 'utf8');

// site/e2e/site/go-module.test.ts compiles and runs what is published.
it('differs from the file of the quickstart in one line', () => {
  const lines = client.split('\n');
  const module = listGoModule(client);
  const changed = module.get('go/easel.go')!.split('\n');
  expect(changed).toHaveLength(lines.length);
  expect(changed.filter((line, index) => line !== lines[index])).toEqual(['package easel']);
  expect(module.get('go/go.mod')).toMatch(/^module easel[.]example\/easel\n\ngo 1[.]\d+\n$/);
});

it('says what it misses in a client', () => {
  expect(() => listGoModule('package other\n')).toThrow('package main');
  expect(() => listGoModule('package main\n')).toThrow('which Go');
});
