import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ContractDocument } from '../contract-types.ts';
import { type ContractSource, contractPath, inTranslation, readYaml } from '../read-yaml.ts';
import type { Change, Group } from './change.ts';

/** What nobody can see in two documents: how to follow a change, or a change of what the service does. */
export interface Note {
  id: string;
  group: Group;
  /** By `operationId`, or webhooks by their event. */
  operations: string[];
  /** The changes it is about, as `nameOf` names them. */
  explains?: string[];
  text: string;
}

export interface Release {
  version: string;
  /** Missing until it is kept. */
  date?: string;
  /** The commit in which the contract was what is kept. */
  commit?: string;
  notes: Note[];
  /** Against the release before. */
  changes: Change[];
}

type Entry = Pick<Release, 'date' | 'commit'> & { notes?: Note[] };

const isText = (path: string[]) => path[1] === 'notes' && path.at(-1) === 'text';

const entriesFile = 'releases/releases.yaml';

/** All releases that have an entry, newest first. A contract that was never released has none. */
export async function listReleases(source: ContractSource = {}): Promise<Release[]> {
  if (!existsSync(contractPath(entriesFile, source))) return [];
  const entries = await readYaml<Record<string, Entry>>(entriesFile, source);
  const told = await inTranslation(entries, source, 'releases.yaml', isText);
  const changes = await readChanges(source);
  return Object.entries(told).map(([version, { notes = [], ...entry }]) => ({
    version,
    ...entry,
    notes,
    changes: changes[version] ?? [],
  }));
}

const changesFile = 'releases/changes.yaml';

async function readChanges(source: ContractSource): Promise<Record<string, Change[]>> {
  if (!existsSync(contractPath(changesFile, source))) return {};
  return (await readYaml<Record<string, Change[]> | null>(changesFile, source)) ?? {};
}

export const changesPath = (source: ContractSource): string => contractPath(changesFile, source);

export const documentPath = (version: string, source: ContractSource): string =>
  contractPath(`releases/${version}.json`, source);

export const isKept = ({ version }: Release, source: ContractSource): boolean =>
  existsSync(documentPath(version, source));

export async function readDocument(
  { version }: Release,
  source: ContractSource,
): Promise<ContractDocument> {
  return JSON.parse(await readFile(documentPath(version, source), 'utf8')) as ContractDocument;
}
