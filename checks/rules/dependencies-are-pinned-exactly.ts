import { posix } from 'node:path';
import type { Repository } from '../repository/repository.ts';
import type { Finding, Rule } from '../rule.ts';

/**
 * Packages that ask to run a script when installed. Ours never run (ignore-scripts), so each entry
 * says why the package works without.
 */
const installScripts: Record<string, string> = {
  '@mdn/mdn-http-observatory':
    'only fetches lists of hosts, and deploy/observatory writes the one that a scan of localhost reads',
  node_extra_ca_certs_mozilla_bundle:
    'only fetches certificates of public hosts, and deploy/observatory brings its own',
  '@swc/core': 'only looks for its binary, which arrives as an optional package of its own',
  'core-js': 'only prints a request for donations',
  '@parcel/watcher':
    'only builds its binary where none arrives as an optional package; nothing is watched in a comparison',
  'postman-code-generators':
    'only installs what single generators ask for besides; the comparison builds without',
  'vue-demi': 'only switches to an older Vue than the one that it comes with',
  protobufjs:
    'only warns of how others name its version; Bruno has it for gRPC, which no collection of ours speaks',
  esbuild:
    'only replaces a launcher by the binary, which arrives as an optional package of its own',
};

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
      expected: 'a reason in checks/rules/dependencies-are-pinned-exactly.ts why it works without',
    }));
}

function scriptsAllowed({ files, read }: Repository): Finding[] {
  const settings = files.includes('.npmrc') ? read('.npmrc').split(/\r?\n/) : [];
  if (settings.includes('ignore-scripts=true')) return [];
  return [{ where: '.npmrc', found: 'install scripts may run', expected: 'ignore-scripts=true' }];
}

interface Dependency {
  field: string;
  name: string;
  version: string;
}

const fields = [
  'dependencies',
  'devDependencies',
  'peerDependencies',
  'optionalDependencies',
  'overrides',
];
const exact = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** The dependencies of a package.json that do not name one version. */
function looseVersions(manifest: string): Dependency[] {
  const content = JSON.parse(manifest) as Record<string, object | undefined>;
  return fields
    .flatMap(field => entries(field, content[field] ?? {}))
    .filter(({ name, version }) => !isPinned(name, version));
}

function isPinned(name: string, version: string): boolean {
  return name.startsWith('@easel/') ? version === '*' : exact.test(version);
}

/** Overrides may be nested: under a package are versions for what it depends on. */
function entries(field: string, section: object): Dependency[] {
  return Object.entries(section).flatMap(([name, version]) =>
    typeof version === 'string' ? [{ field, name, version }] : entries(`${field}.${name}`, version),
  );
}
