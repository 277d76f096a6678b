import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, samplesFolder } from '../runner/samples.ts';
import { type Expected, faults } from './faults.ts';
import { listWebhooks } from './webhooks.ts';

export interface Row {
  name: string;
  /** What a client has to do. */
  expected: string;
  /** curl has no server, and so nothing to verify. */
  isWebhook: boolean;
  /** Ids of languages that cannot do it. */
  without?: string[];
}

const file = join(samplesFolder, 'README.md');
const [begin, end] = ['<!-- faults -->', '<!-- end of faults -->'];

export const rows: Row[] = [
  ...faults.map(({ name, expected, without = [] }) => ({
    name,
    expected: describe(expected),
    isWebhook: false,
    without,
  })),
  ...listWebhooks().map(({ name, genuine }) => ({
    name,
    expected: genuine ? 'accepted' : 'refused',
    isWebhook: true,
  })),
];

function describe({ ok, status, code, attempts }: Expected): string {
  const shown = status === 'either' ? undefined : status;
  const result = ok ? 'result' : ['error', shown, code].filter(Boolean).join(' ');
  if (attempts === undefined) return result;
  return `${result}, asked ${typeof attempts === 'number' ? attempts : attempts.join(' to ')}×`;
}

export const isMeant = (
  { isWebhook, without }: Pick<Row, 'isWebhook' | 'without'>,
  { id }: Pick<Language, 'id'>,
) => !(isWebhook && id === 'curl') && !without?.includes(id);

export function drawMatrix(
  languages: Language[],
  passes: (row: Row, language: Language) => boolean,
): string {
  const cell = (row: Row, language: Language) =>
    isMeant(row, language) ? (passes(row, language) ? '✓' : '✗') : '';
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['fault', 'expected', ...languages.map(({ label }) => label)]),
    line(['---', '---', ...languages.map(() => ':-:')]),
    ...rows.map(row =>
      line([row.name, row.expected, ...languages.map(language => cell(row, language))]),
    ),
  ].join('\n');
}

export function readMatrix(): string {
  const text = readFileSync(file, 'utf8');
  return text.slice(text.indexOf(begin) + begin.length, text.indexOf(end)).trim();
}

export function writeMatrix(matrix: string): void {
  const text = readFileSync(file, 'utf8');
  const [before = '', rest = ''] = text.split(begin);
  writeFileSync(file, `${before}${begin}\n\n${matrix}\n\n${end}${rest.split(end)[1]}`);
}
