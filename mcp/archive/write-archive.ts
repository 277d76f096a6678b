import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleServer } from './bundle-server.ts';
import { collectSite, type Sources } from './collect-site.ts';
import { type ArchiveFile, packArchive } from './tar.ts';

export const archiveName = 'easel-mcp.tgz';
const program = 'easel-mcp.mjs';

/** The package that `npx` runs, and beside it what `sha256sum --check` reads; answers its size. */
export async function writeArchive(sources: Sources, folder: string): Promise<number> {
  const { site, editions } = collectSite(sources);
  const bundle = await bundleServer();
  const description = {
    name: 'easel-mcp',
    version: site.version,
    description:
      'The Easel image-generation API for assistants: documentation, checks and a sandbox',
    license: 'MIT',
    homepage: site.address,
    type: 'module',
    bin: { 'easel-mcp': program },
    engines: { node: '>=20' },
  };
  const archive = packArchive([
    json('package.json', description),
    { name: 'package/README.md', content: readFileSync(new URL('README.md', import.meta.url)) },
    { name: 'package/LICENSES.txt', content: Buffer.from(bundle.licences) },
    { name: `package/${program}`, content: bundle.program, isProgram: true },
    json('data/site.json', site),
    ...editions.map(({ language, edition }) => json(`data/${language}.json`, edition)),
  ]);
  writeFileSync(path.join(folder, archiveName), archive);
  const digest = createHash('sha256').update(archive).digest('hex');
  writeFileSync(path.join(folder, 'easel-mcp.sha256.txt'), `${digest}  ${archiveName}\n`);
  return archive.length;
}

const json = (name: string, value: unknown): ArchiveFile => ({
  name: `package/${name}`,
  content: Buffer.from(`${JSON.stringify(value)}\n`),
});
