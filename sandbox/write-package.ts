import { chmod, cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bundleFile } from './bundle-file.ts';
import { contractVersion } from './src/core/index.ts';

/** The npm package, ready for `npm pack` and `npm publish`. Its version is that of the API that it implements. */
const folder = process.argv[2] ?? fileURLToPath(new URL('build/package', import.meta.url));
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await cp(new URL('package/', import.meta.url), folder, { recursive: true });
const program = 'easel-sandbox.mjs';
await bundleFile(`${folder}/${program}`);
await chmod(`${folder}/${program}`, 0o755);
const description = {
  name: 'easel-sandbox',
  version: contractVersion,
  description: 'The Easel image-generation API on your machine, for tests',
  license: 'MIT',
  homepage: 'https://docs.easel.example/docs/guides/testing',
  type: 'module',
  bin: { 'easel-sandbox': program },
  files: [program, 'Containerfile'],
  engines: { node: '>=20' },
};
await writeFile(`${folder}/package.json`, `${JSON.stringify(description, null, 2)}\n`);
console.log(`Wrote ${description.name} ${description.version} to ${folder}.`);
