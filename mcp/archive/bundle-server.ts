import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The server as one file, and the licences of what of others is in it. */
export async function bundleServer(): Promise<{ program: Buffer; licences: string }> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['mcp/src/start.ts'],
    bundle: true,
    minify: true,
    // Faults are reported by readers, with what they see.
    keepNames: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    charset: 'utf8',
    legalComments: 'none',
    write: false,
    metafile: true,
    outfile: 'easel-mcp.mjs',
    banner: {
      js: [
        '#!/usr/bin/env node',
        '// Easel for assistants, MIT licence; LICENSES.txt has those of what is in it.',
        // Some of it is CommonJS and asks for modules of Node in its way.
        "import{createRequire as easelRequire}from'node:module';const require=easelRequire(import.meta.url);",
      ].join('\n'),
    },
  });
  const [file] = outputFiles;
  if (!file) throw new Error('esbuild has written nothing.');
  return {
    program: Buffer.from(file.contents),
    licences: collectLicences(Object.keys(metafile.inputs)),
  };
}

function collectLicences(inputs: string[]): string {
  const folders = new Set(inputs.flatMap(input => packageFolder(input) ?? []));
  const texts = [...folders].sort().map(folder => {
    const { name, version, license } = JSON.parse(
      readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
    );
    return `${name} ${version} (${license})\n\n${licenceIn(path.join(root, folder))}`;
  });
  const own = readFileSync(path.join(root, 'LICENSE'), 'utf8').trim();
  return `${[`Easel\n\n${own}`, ...texts].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}

/** The innermost package that a file belongs to, below the root. */
function packageFolder(file: string): string | undefined {
  const [, name] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
  if (!name) return undefined;
  return `${file.slice(0, file.lastIndexOf(`node_modules/${name}/`))}node_modules/${name}`;
}

function licenceIn(folder: string): string {
  const name = readdirSync(folder).find(file => /^licen[cs]e(\.\w+)?$/i.test(file));
  const file = path.join(folder, name ?? 'package.json');
  if (!name || !existsSync(file)) return 'The package has no file with the text of its licence.';
  return readFileSync(file, 'utf8').trim();
}
