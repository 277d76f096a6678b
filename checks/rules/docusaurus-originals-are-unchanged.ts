import { hashOf, packageAt, readInstalled } from '../docusaurus/installed-files.ts';
import { sharedPackages } from '../docusaurus/internals.ts';
import {
  type Followers,
  findFollowers,
  type Original,
  type Originals,
  readRecord,
  recordPath,
} from '../docusaurus/originals.ts';
import type { Repository } from '../repository/repository.ts';
import type { Finding, Rule } from '../rule.ts';

const command = 'npx tsx checks/record-originals.ts';
const leanPlugin = /^site\/plugins\/lean-[^/]+\//;

export const docusaurusOriginalsAreUnchanged: Rule = {
  why: 'a copy of a component, or a hook on an internal file, goes on working after an upgrade and lacks what changed there.',
  findings: repository => {
    const record = readRecord(repository);
    const followers = findFollowers(repository);
    return [
      ...Object.entries(record).flatMap(([path, original]) => [
        ...changes(path, original, repository),
        ...staleFollowers(path, original, followers, repository),
      ]),
      ...missingFollowers(record, followers),
      ...silentPlugins(record, repository),
      ...copies(repository),
    ];
  },
};

function changes(path: string, original: Original, repository: Repository): Finding[] {
  const { folder, name, version } = packageAt(repository, path);
  const text = readInstalled(repository, path);
  if (text !== undefined && hashOf(text) === original.sha256) return [];
  const file = path.slice(folder.length + 1);
  const compare = `npm diff --diff=${name}@${original.version} --diff=./node_modules/${folder} ${file}`;
  const { followedBy, uses } = original;
  return [
    {
      where: followedBy.join(', '),
      found: `${path} ${text === undefined ? `is gone from ${version}` : `changed between ${original.version} and ${version}`}${uses ? `; we use: ${uses}` : ''}`,
      expected:
        text === undefined
          ? `a look at where it went (${compare}), then its entry in ${recordPath} moved or deleted`
          : `a look at what changed (${compare}), the same in our file where it applies, then ${command} ${path}`,
    },
  ];
}

function staleFollowers(
  path: string,
  { followedBy, uses }: Original,
  followers: Followers,
  repository: Repository,
): Finding[] {
  if (readInstalled(repository, path) === undefined) return [];
  const follows = (ours: string) =>
    uses ? repository.files.includes(ours) : followers.get(path)?.has(ours) === true;
  return followedBy
    .filter(ours => !follows(ours))
    .map(ours => ({
      where: recordPath,
      found: `${ours} as a follower of ${path}, which it is not`,
      expected: uses
        ? 'the file that relies on it now, or no entry'
        : `what the code says; ${command} writes it`,
    }));
}

function missingFollowers(record: Originals, followers: Followers): Finding[] {
  return [...followers].flatMap(([path, found]) =>
    [...found]
      .filter(ours => !record[path]?.followedBy.includes(ours))
      .map(ours => ({
        where: ours,
        found: `follows ${path}, which ${recordPath} does not say`,
        expected: `an entry; ${command} writes it`,
      })),
  );
}

function silentPlugins(record: Originals, { files }: Repository): Finding[] {
  const named = Object.values(record).flatMap(({ followedBy }) => followedBy);
  return [...new Set(files.flatMap(path => leanPlugin.exec(path)?.[0] ?? []))]
    .filter(folder => !named.some(ours => ours.startsWith(folder)))
    .map(folder => ({
      where: folder,
      found: `no entry in ${recordPath} names a file of it`,
      expected: 'the file of Docusaurus that it changes, with "uses" and "followedBy"',
    }));
}

/** With two copies we would set up the one that nobody uses. */
function copies({ read }: Repository): Finding[] {
  const { packages } = JSON.parse(read('package-lock.json'));
  return sharedPackages.flatMap(name => {
    const found = Object.keys(packages).filter(path => path.endsWith(`node_modules/${name}`));
    return found.length < 2
      ? []
      : [
          {
            where: 'package-lock.json',
            found: `${name} ${found.length} times: ${found.join(', ')}`,
            expected:
              'in site/package.json the version that Docusaurus asks for, so that one copy serves both',
          },
        ];
  });
}
