import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { stringify } from 'yaml';
import type { ContractDocument } from '../contract-types.ts';
import { loadContract } from '../load-contract.ts';
import type { ContractSource } from '../read-yaml.ts';
import type { Change } from './change.ts';
import { compareDocuments } from './compare.ts';
import { findApiDifferences } from './find-api-differences.ts';
import { findUnexplained } from './find-faults.ts';
import {
  changesPath,
  documentPath,
  isKept,
  listReleases,
  type Release,
  readDocument,
} from './releases.ts';

/** Keeps the contract as it is under its version, and what is new in it. A release that is kept stays as it is. */
export async function keepRelease(source: ContractSource = {}): Promise<Release> {
  const document = await loadContract(source);
  const { version } = document.info;
  const file = documentPath(version, source);
  if (existsSync(file))
    throw new Error(`${version} is kept already. Give the contract a new info.version.`);
  const releases = await listReleases(source);
  const [newest, ...older] = releases;
  if (newest?.version !== version || !newest.date)
    throw new Error(
      `contract/releases/releases.yaml must begin with ${version}, with the date of the release.`,
    );
  const before = older.find(release => isKept(release, source));
  const base = before && (await readDocument(before, source));
  const changes = base ? await compareDocuments(base, document) : [];
  const release = { ...newest, changes };
  const unexplained = findUnexplained(release, base ? findApiDifferences(base, document) : []);
  if (unexplained.length > 0) throw new Error(unexplained.join('\n'));
  await writeFile(file, printDocument(document));
  await writeChanges([release, ...older], source);
  return release;
}

function printDocument(document: ContractDocument): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Data for whoever builds the site, who then needs no tool that compares. */
async function writeChanges(releases: Release[], source: ContractSource): Promise<void> {
  const told = Object.fromEntries(releases.map(({ version, changes }) => [version, changes]));
  await writeFile(changesPath(source), printChanges(told));
}

export function printChanges(changes: Record<string, Change[]>): string {
  const heading = '# Written by `npm run release`, from the documents beside it.\n';
  return heading + stringify(changes, { lineWidth: 0, aliasDuplicateObjects: false });
}
