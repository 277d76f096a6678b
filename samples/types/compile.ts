import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const strict = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  target: 'ES2022',
  module: 'NodeNext',
  skipLibCheck: true,
  types: ['node'],
  typeRoots: [join(root, 'node_modules/@types')],
};

/** What the compiler complains about, in a folder of a reader with settings of a reader. */
export async function compile(folder: string, files: string[], options = {}): Promise<string[]> {
  const project = join(folder, 'tsconfig.json');
  writeFileSync(project, JSON.stringify({ compilerOptions: { ...strict, ...options }, files }));
  const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
  try {
    await promisify(execFile)(process.execPath, [compiler, '-p', project], { cwd: folder });
    return [];
  } catch (error) {
    const { stdout } = error as { stdout?: string };
    if (!stdout) throw error;
    return stdout.split('\n').filter(line => /: error TS|^error TS/.test(line));
  }
}
