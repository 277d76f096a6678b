import { loadContract } from '../load-contract.ts';
import type { ContractSource } from '../read-yaml.ts';
import { nameOf } from './change.ts';
import { compareDocuments } from './compare.ts';
import { findApiDifferences } from './find-api-differences.ts';
import { isKept, listReleases, type Release, readDocument } from './releases.ts';

const list = 'contract/releases/releases.yaml';

/** What readers would not learn of a change of the contract. Empty when the change log is complete. */
export async function findReleaseFaults(source: ContractSource = {}): Promise<string[]> {
  const releases = await listReleases(source);
  const kept = releases.filter(release => isKept(release, source));
  return [
    ...kept.filter(({ date }) => !date).map(({ version }) => `${list}: ${version} has no date.`),
    ...kept.flatMap(release => findUnexplained(release)),
    ...(await findUnreleased(releases, kept, source)),
  ];
}

/** The contract as it is, against the newest release. */
async function findUnreleased(
  releases: Release[],
  kept: Release[],
  source: ContractSource,
): Promise<string[]> {
  const document = await loadContract(source);
  const { version } = document.info;
  const [newest] = kept;
  if (!newest) return [];
  const released = await readDocument(newest, source);
  const differences = findApiDifferences(released, document);
  if (differences.length === 0) {
    return version === newest.version
      ? []
      : [`contract/openapi.yaml says ${version}, but nothing has changed since ${newest.version}.`];
  }
  const taken = kept.some(release => release.version === version)
    ? [
        `contract/openapi.yaml still says ${version}, which is released, but the API differs from it at ` +
          `${differences.join(', ')}. Raise info.version, and add an entry to ${list}.`,
      ]
    : [];
  const notes = releases.find(release => release.version === version)?.notes ?? [];
  const changes = await compareDocuments(released, document);
  const own = taken.length > 0 ? [] : notes;
  return [...taken, ...findUnexplained({ version, notes: own, changes }, differences)];
}

/** Breaking changes without a note, notes about nothing, and differences that no sentence would tell. */
export function findUnexplained(
  { version, notes, changes }: Pick<Release, 'version' | 'notes' | 'changes'>,
  differences: string[] = [],
): string[] {
  const explained = new Set(notes.flatMap(({ explains = [] }) => explains));
  const names = new Set(changes.map(nameOf));
  const silent = changes
    .filter(change => change.group === 'breaking' && !explained.has(nameOf(change)))
    .map(
      change =>
        `${version} breaks programs: “${nameOf(change)}”. ${list} needs a note that says what to do, with this name under explains.`,
    );
  const idle = [...explained]
    .filter(name => !names.has(name))
    .map(name => `${list}: a note of ${version} explains “${name}”, which has not changed.`);
  const untold =
    differences.length > 0 && changes.length + notes.length === 0
      ? [
          `${version} differs at ${differences.join(', ')}, which no comparison names: ${list} needs a note.`,
        ]
      : [];
  return [...silent, ...idle, ...untold];
}
