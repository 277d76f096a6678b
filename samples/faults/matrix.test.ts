import { expect, it } from 'vitest';
import { readLanguages } from '../runner/samples.ts';
import { faults } from './faults.ts';
import { drawMatrix, isMeant, readMatrix, rows } from './matrix.ts';

it('is in the README as a run of today in which all clients pass would write it', () => {
  expect(readMatrix()).toBe(drawMatrix(readLanguages(), () => true));
});

it('has a name of its own for every case, since cases are told apart by it', () => {
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  expect(faults.length).toBeGreaterThan(60);
});

it('asks curl for no webhooks and shows what fails', () => {
  const [first, ...others] = rows;
  const webhook = others.at(-1)!;
  expect(isMeant(webhook, { id: 'curl' })).toBe(false);
  expect(isMeant(webhook, { id: 'node' })).toBe(true);
  expect(isMeant(first!, { id: 'curl' })).toBe(true);
  const lines = drawMatrix(readLanguages(), row => row !== first).split('\n');
  expect(lines[2]).toContain('✗');
  expect(lines[3]).not.toContain('✗');
});
