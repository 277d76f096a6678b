import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { packArchive } from './tar.ts';

const files = [
  { name: 'package/b.json', content: Buffer.from('{}') },
  { name: 'package/a.mjs', content: Buffer.from('1'), isProgram: true },
  { name: 'package/data/c.bin', content: randomBytes(1024) },
];

const tar = (args: string[], input: Buffer) => execFileSync('tar', args, { input });

it('packs what tar unpacks, sorted, with the rights of each', () => {
  const listed = tar(['-tvz'], packArchive(files)).toString().trim().split('\n');
  const [program, description, data] = listed.map(line => line.split(/\s+/));
  expect([program![0], program!.at(-1)]).toEqual(['-rwxr-xr-x', 'package/a.mjs']);
  expect([description![0], description!.at(-1)]).toEqual(['-rw-r--r--', 'package/b.json']);
  expect(data!.at(-1)).toBe('package/data/c.bin');
  for (const { name, content } of files) {
    expect(tar(['-xzO', name], packArchive(files)).equals(content)).toBe(true);
  }
});

it('packs the same bytes whatever the order', () => {
  expect(packArchive(files.toReversed()).equals(packArchive(files))).toBe(true);
});
