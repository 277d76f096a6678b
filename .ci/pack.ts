import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Makes the archive that npm publishes of a workspace: `npx tsx .ci/pack.ts reference [folder]`. The repository runs the
 * TypeScript as it is; an archive has JavaScript and types, and depends on nothing of the repository.
 * `pack.json` of the workspace says what only strangers need to know.
 */
interface PackSettings {
  version: string;
  description: string;
  keywords: string[];
  /** A tsconfig, and what is compiled as it says. */
  sources: Record<string, string[]>;
  /** Files and folders that are taken as they are. */
  copied: string[];
  /** Entries that only this repository uses. */
  ownExports: string[];
  /** Dependencies that compiled code does without. */
  ownDependencies: string[];
  peerDependencies: Record<string, string>;
  /** Where the next minor version needs a newer Node.js than we do. */
  ranges?: Record<string, string>;
  /** Folders whose modules name one another without their endings, for a bundler. */
  bundled?: string[];
}

interface Manifest {
  name: string;
  license: string;
  exports: Record<string, string>;
  dependencies: Record<string, string>;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file: string, data: object) =>
  writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);

const [workspace = '', target = '.'] = process.argv.slice(2);
const folder = join(root, workspace);
const settings = readJson<PackSettings>(join(folder, 'pack.json'));
const stage = mkdtempSync(join(tmpdir(), `pack-${workspace}-`));
try {
  for (const [tsconfig, sources] of Object.entries(settings.sources)) compile(tsconfig, sources);
  for (const path of settings.copied) {
    mkdirSync(dirname(join(stage, path)), { recursive: true });
    cpSync(join(folder, path), join(stage, path), { recursive: true });
  }
  cpSync(join(root, 'LICENSE'), join(stage, 'LICENSE'));
  for (const path of settings.bundled ?? []) writeJson(join(stage, path, 'package.json'), {});
  writeJson(join(stage, 'package.json'), manifest());
  mkdirSync(target, { recursive: true });
  const packed = execFileSync(
    'npm',
    ['pack', stage, '--json', '--silent', '--pack-destination', resolve(target)],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [{ filename, size }] = JSON.parse(packed);
  console.log(`Wrote ${join(target, filename)}, ${Math.round(size / 1000)} kB.`);
} finally {
  rmSync(stage, { recursive: true, force: true });
}

function compile(tsconfig: string, sources: string[]): void {
  const file = join(stage, 'tsconfig.json');
  writeJson(file, {
    extends: join(folder, tsconfig),
    compilerOptions: {
      noEmit: false,
      outDir: stage,
      rootDir: folder,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      typeRoots: [join(root, 'node_modules/@types'), join(root, 'node_modules')],
    },
    include: sources.map(path => join(folder, path)),
    exclude: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'].map(path => join(folder, path)),
  });
  execFileSync(process.execPath, [compiler, '-p', file], { stdio: 'inherit' });
  rmSync(file);
}

function manifest(): object {
  const { name, license, exports, dependencies } = readJson<Manifest>(join(folder, 'package.json'));
  const { version, description, keywords, peerDependencies } = settings;
  const left = [...settings.ownDependencies, ...Object.keys(peerDependencies)];
  const kept = Object.entries(dependencies).filter(([dependency]) => !left.includes(dependency));
  const entries = Object.entries(exports)
    .filter(([entry]) => !settings.ownExports.includes(entry))
    .map(([entry, path]) => [entry, compiled(path)]);
  return {
    name,
    version,
    description,
    keywords,
    license,
    type: 'module',
    exports: { ...Object.fromEntries(entries), './package.json': './package.json' },
    engines: { node: '>=20.19' },
    // A range, so that a site that has the package already need not have it twice.
    dependencies: {
      ...Object.fromEntries(kept.map(([dependency, exact]) => [dependency, `^${exact}`])),
      ...settings.ranges,
    },
    peerDependencies,
  };
}

function compiled(path: string): string | object {
  const module = path.replace(/\.tsx?$/, '');
  return module === path ? path : { types: `${module}.d.ts`, default: `${module}.js` };
}
