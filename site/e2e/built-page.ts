import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { resolveFile } from './server/resolve-file.ts';

export const build = fileURLToPath(new URL('../build', import.meta.url));

/** What the server would send for this path, without the server. */
export async function builtFile(pathname: string): Promise<{ status: number; bytes: Buffer }> {
  const { file, status } = await resolveFile(build, pathname);
  return { status, bytes: readFileSync(file) };
}

/** A page or a file that must be there, as text. */
export async function builtText(pathname: string): Promise<string> {
  const { status, bytes } = await builtFile(pathname);
  if (status !== 200) throw new Error(`${pathname} is not in the build`);
  return bytes.toString('utf8');
}
