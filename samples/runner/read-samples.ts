import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Language, Sample } from './sample-types.ts';

export const samplesFolder = fileURLToPath(new URL('..', import.meta.url));

export function readLanguages(): Language[] {
  return parse(readFileSync(join(samplesFolder, 'languages.yaml'), 'utf8'));
}

/** Every folder with a sample.yaml is a task: there is no list to keep. */
export function readSamples(): Sample[] {
  return readdirSync(samplesFolder)
    .map(task => ({ task, file: join(samplesFolder, task, 'sample.yaml') }))
    .filter(({ file }) => existsSync(file))
    .map(({ task, file }) => ({ task, ...parse(readFileSync(file, 'utf8')) }));
}

export function hasProgram(task: string, { program }: Language): boolean {
  return existsSync(join(samplesFolder, task, program));
}
