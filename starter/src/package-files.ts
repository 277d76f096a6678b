import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kept, repository, starter } from './list-kept.ts';

interface Package {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  browserslist?: object;
  overrides?: object;
  workspaces?: string[];
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Package;
const ours = (folder: string) => read(join(repository, folder, 'package.json'));

/** The package.json of each package: in the versions of this repository, and without what only tests need. */
export function packageFiles({ packages }: Kept): Record<string, string> {
  const root = read(join(starter, 'template/package.json'));
  const site = read(join(starter, 'template/site/package.json'));
  const { browserslist } = ours('site');
  const { overrides } = ours('');
  const kept = (root.workspaces ?? []).filter(name => name !== 'site');
  const files = {
    '': { ...root, devDependencies: withVersions(packages.root), overrides },
    site: { ...site, dependencies: withVersions(packages.site), browserslist },
    ...Object.fromEntries(kept.map(name => [name, withoutTests(ours(name))])),
  };
  return Object.fromEntries(
    Object.entries(files).map(([folder, data]) => [
      join(folder, 'package.json'),
      `${JSON.stringify(data, null, 2)}\n`,
    ]),
  );
}

function withVersions(names: string[]): Record<string, string> {
  const known = knownVersions();
  return Object.fromEntries(
    names.map(name => {
      const version = known[name];
      if (!version) throw new Error(`No package of this repository has ${name}.`);
      return [name, version];
    }),
  );
}

/** Every version that is named in this repository. `@easel/…` are the packages themselves. */
function knownVersions(): Record<string, string> {
  const all = ['', ...(ours('').workspaces ?? [])].map(ours);
  return Object.assign(
    {},
    ...all.map(({ dependencies, devDependencies }) => ({ ...devDependencies, ...dependencies })),
  );
}

const withoutTests = ({ devDependencies: _, ...rest }: Package) => rest;
