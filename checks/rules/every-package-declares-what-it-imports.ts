import { posix } from 'node:path';
import { importedModules, packageOf } from '../dependencies/imported-modules.ts';
import type { Repository } from '../repository/repository.ts';
import type { Finding, Rule } from '../rule.ts';

interface Manifest {
  path: string;
  /** Its own name, and what it declares. */
  names: Set<string>;
}

const script = /\.(?:[cm]?[jt]s|tsx)$/;
// Made by the build, an example in a test, run in a page as it is, or part of another repository: starter/src/kept.test.ts.
const notOurs = /(?:^|\/)(?:build|fixtures|static)\/|^starter\/template\//;
// Docusaurus makes these names, the last one through a plugin of ours.
const madeAtBuild = /^@(?:site|messages|theme|theme-original|theme-init|generated|samples)\//;

export const everyPackageDeclaresWhatItImports: Rule = {
  why: 'an undeclared package is there only because somebody else needs it, and goes or changes its version with them.',
  findings: repository => {
    const manifests = readManifests(repository);
    const missing = new Map<string, { manifest: string; name: string; files: string[] }>();
    for (const file of repository.files) {
      if (!script.test(file) || notOurs.test(file)) continue;
      const around = manifestsAround(file, manifests);
      const manifest = around[0]?.path ?? 'package.json';
      for (const name of packagesIn(file, repository)) {
        if (around.some(({ names }) => names.has(name) || names.has(typesOf(name)))) continue;
        const entry = missing.get(`${manifest} ${name}`) ?? { manifest, name, files: [] };
        entry.files.push(file);
        missing.set(`${manifest} ${name}`, entry);
      }
    }
    return [...missing.values()].map(({ manifest, name, files: [first, ...others] }): Finding => {
      const more = others.length > 0 ? ` and ${others.length} more` : '';
      return {
        where: manifest,
        found: `no ${name}, which ${first}${more} imports`,
        expected: `${name} among its dependencies, ${versionIn(repository, name)}`,
      };
    });
  },
};

/** A package.json without a name only says how Node reads the files of its folder. */
function readManifests({ files, read }: Repository): Manifest[] {
  return files
    .filter(path => posix.basename(path) === 'package.json' && !notOurs.test(path))
    .flatMap(path => {
      const { name, dependencies, devDependencies } = JSON.parse(read(path));
      const names = new Set([name, ...Object.keys({ ...dependencies, ...devDependencies })]);
      return name ? [{ path, names }] : [];
    });
}

/** The manifests that a file can rely on, the nearest first: a tool with a lock of its own also has those of the package around it. */
function manifestsAround(file: string, manifests: Manifest[]): Manifest[] {
  const around = manifests
    .filter(({ path }) => path === 'package.json' || file.startsWith(`${posix.dirname(path)}/`))
    .sort((a, b) => b.path.length - a.path.length);
  // What the root declares is for the root's own scripts.
  return around.length > 1 ? around.slice(0, -1) : around;
}

function packagesIn(file: string, { read }: Repository): Set<string> {
  const names = importedModules(file, read(file))
    .filter(specifier => !madeAtBuild.test(specifier))
    .map(specifier => (isOfTheCore(specifier, read) ? '@docusaurus/core' : packageOf(specifier)));
  return new Set(names.filter(name => name !== undefined));
}

/** `@docusaurus/Link` and its like are files of the core, not packages. */
function isOfTheCore(specifier: string, read: Repository['read']): boolean {
  const [scope, name] = specifier.split('/');
  if (scope !== '@docusaurus') return false;
  try {
    read(`node_modules/@docusaurus/core/lib/client/exports/${name}.js`);
    return true;
  } catch {
    return false;
  }
}

function typesOf(name: string): string {
  return `@types/${name.replace('@', '').replace('/', '__')}`;
}

function versionIn({ read }: Repository, name: string): string {
  const { packages } = JSON.parse(read('package-lock.json'));
  const version = packages[`node_modules/${name}`]?.version;
  return version ? `pinned to ${version} as in package-lock.json` : 'pinned exactly';
}
