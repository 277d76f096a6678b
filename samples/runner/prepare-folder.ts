import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { samplesFolder } from './read-samples.ts';
import type { Run } from './sample-types.ts';

const keys = join(samplesFolder, '..', 'signing', 'vectors', 'keys');
const keyFiles: Record<string, string> = {
  'easel-private-key.pem': 'throwaway-sandbox-1.pkcs8.pem',
  'easel-private-key-2.pem': 'throwaway-sandbox-2.pkcs8.pem',
};

/** What a reader does: client, program, key and input files side by side in an empty folder. */
export function prepareFolder({ sample, language }: Run): string {
  const folder = mkdtempSync(join(tmpdir(), `easel-${sample.task}-${language.id}-`));
  const copy = (from: string, name: string) => copyFileSync(from, join(folder, name));
  copy(join(samplesFolder, sample.task, language.program), language.program);
  if (sample.client !== false) {
    copy(join(samplesFolder, 'clients', language.client), language.client);
  }
  for (const file of sample.files ?? []) copy(join(samplesFolder, 'files', file), file);
  for (const key of ['easel-private-key.pem', ...(sample.keys ?? [])]) {
    copy(join(keys, keyFiles[key] ?? key), key);
  }
  return folder;
}
