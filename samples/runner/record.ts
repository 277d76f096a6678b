import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, type Sample, samplesFolder, type Verdict } from './samples.ts';

interface RecordedRun {
  /** Of the files that ran, so that nobody takes it for a run of others. */
  files: string;
  output: string;
}

/** One whole run in which every program passed. In Git, so that any build can show what really was printed. */
export interface SampleRecord {
  date: string;
  commit: string;
  /** Versions of the tools, by language. */
  tools: Record<string, string>;
  samples: Record<string, Record<string, RecordedRun>>;
}

export const recordFile = join(samplesFolder, 'record.json');

export function makeRecord(
  run: Pick<SampleRecord, 'date' | 'commit'>,
  languages: (Language & { found: string })[],
  verdicts: Verdict[],
): SampleRecord {
  const samples: SampleRecord['samples'] = {};
  for (const { sample, language, output } of verdicts) {
    samples[sample.task] ??= {};
    samples[sample.task]![language.id] = {
      files: digestFiles(sample, language),
      // Each program had a sandbox on a port of its own; a reader's is on the usual one.
      output: output.replaceAll(/(?<=127\.0\.0\.1:)\d+/g, '8787'),
    };
  }
  const tools = Object.fromEntries(languages.map(({ id, found }) => [id, found]));
  return { ...run, tools, samples };
}

/** Program and client: what the reader copies, and what it needs. */
export function digestFiles(sample: Sample, language: Language): string {
  const hash = createHash('sha256');
  for (const path of [join(sample.task, language.program), join('clients', language.client)]) {
    const file = join(samplesFolder, path);
    if (existsSync(file)) hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}
