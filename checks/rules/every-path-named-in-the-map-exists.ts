import { exists } from '../map/exists.ts';
import { namedPaths } from '../map/named-paths.ts';
import { namedVerbs } from '../map/named-verbs.ts';
import type { Repository } from '../repository/repository.ts';
import type { Finding, Rule } from '../rule.ts';

const entrances = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'];

export const everyPathNamedInTheMapExists: Rule = {
  why: 'a newcomer follows the map first; a path that leads nowhere costs their trust in all the others.',
  findings: repository => {
    const { files } = repository;
    const maps = files.filter(
      path => entrances.includes(path) || /^contributing\/[^/]+\.md$/.test(path),
    );
    return [
      ...entrances
        .filter(path => !files.includes(path))
        .map(path => ({ where: path, found: 'no such file', expected: 'the entrance it is' })),
      ...maps.flatMap(path => missingPaths(path, repository)),
      ...maps.flatMap(path => missingVerbs(path, repository)),
    ];
  },
};

function missingPaths(path: string, { files, read }: Repository): Finding[] {
  return namedPaths(path, read(path))
    .filter(({ candidates }) => !candidates.some(candidate => exists(candidate, files)))
    .map(({ line, text }) => ({
      where: `${path}:${line}`,
      found: `${text}, which does not exist`,
      expected: 'a path of this repository, or <…> around what the reader fills in',
    }));
}

function missingVerbs(path: string, { files, read }: Repository): Finding[] {
  return namedVerbs(read(path)).flatMap(({ line, verb, workspace }) => {
    const manifest = workspace ? `${workspace}/package.json` : 'package.json';
    const scripts = files.includes(manifest) ? JSON.parse(read(manifest)).scripts : undefined;
    if (scripts?.[verb] !== undefined) return [];
    return [
      { where: `${path}:${line}`, found: `npm run ${verb}`, expected: `a script of ${manifest}` },
    ];
  });
}
