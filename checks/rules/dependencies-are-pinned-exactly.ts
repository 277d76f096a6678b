import { posix } from 'node:path';
import { installScripts } from '../dependencies/install-scripts.ts';
import { looseVersions } from '../dependencies/loose-versions.ts';
import type { Repository } from '../repository/repository.ts';
import type { Finding, Rule } from '../rule.ts';

interface Lock {
  packages: Record<string, { hasInstallScript?: boolean }>;
}

export const dependenciesArePinnedExactly: Rule = {
  why: 'the same commit must build the same site tomorrow, and no package may run code on the machine that installs it.',
  findings: repository => {
    const named = (name: string) => repository.files.filter(p => posix.basename(p) === name);
    return [
      ...named('package.json').flatMap(path => notPinned(path, repository)),
      ...named('package-lock.json').flatMap(path => unexplainedScripts(path, repository)),
      ...scriptsAllowed(repository),
    ];
  },
};

function notPinned(path: string, { read }: Repository): Finding[] {
  return looseVersions(read(path)).map(({ field, name, version }) => ({
    where: `${path} ${field}`,
    found: `${name}: ${version}`,
    expected: name.startsWith('@easel/') ? '*, the workspace itself' : 'one exact version',
  }));
}

function unexplainedScripts(path: string, { read }: Repository): Finding[] {
  const { packages } = JSON.parse(read(path)) as Lock;
  return Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([location]) => location.replace(/^.*node_modules\//, ''))
    .filter(name => !Object.hasOwn(installScripts, name))
    .map(name => ({
      where: path,
      found: `${name} has an install script`,
      expected: 'a reason in checks/dependencies/install-scripts.ts why it works without',
    }));
}

function scriptsAllowed({ files, read }: Repository): Finding[] {
  const settings = files.includes('.npmrc') ? read('.npmrc').split(/\r?\n/) : [];
  if (settings.includes('ignore-scripts=true')) return [];
  return [{ where: '.npmrc', found: 'install scripts may run', expected: 'ignore-scripts=true' }];
}
