import { posix } from 'node:path';
import type { Finding, Rule } from '../rule.ts';

interface Lock {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
}

/** Where an import from `location` would find the package: beside it, or further up. */
function isLocked(packages: Lock['packages'], location: string, name: string): boolean {
  for (let folder = location; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    if (posix.join(folder, 'node_modules', name) in packages) return true;
    if (!folder.includes('/node_modules/')) return `node_modules/${name}` in packages;
  }
}

export const theLockNamesEveryOptionalPackage: Rule = {
  why: 'npm drops the binaries of other platforms when it updates the lock, and then refuses its own file on a clean clone.',
  findings: ({ files, read }) =>
    files
      .filter(path => /(^|\/)package-lock\.json$/.test(path))
      .flatMap(path => {
        const { packages } = JSON.parse(read(path)) as Lock;
        return Object.entries(packages).flatMap(([location, { optionalDependencies }]) =>
          Object.keys(optionalDependencies ?? {})
            .filter(name => !isLocked(packages, location, name))
            .map(
              (name): Finding => ({
                where: path,
                found: `no entry for ${name}, an optional dependency of ${location}`,
                expected: 'an entry with its version, as in the commit before',
              }),
            ),
        );
      }),
};
