import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { contractPath } from '../read-yaml.ts';
import { canCompare } from './ask-oasdiff.ts';
import { findReleaseFaults } from './find-faults.ts';
import { keepRelease } from './keep-release.ts';
import { listReleases } from './releases.ts';

const root = mkdtempSync(join(tmpdir(), 'contract-'));
const source = { root };
const left = /[\\/](node_modules|generated|src)$/;

beforeEach(() => {
  rmSync(root, { recursive: true });
  cpSync(contractPath('.'), root, { recursive: true, filter: file => !left.test(file) });
});
afterAll(() => rmSync(root, { recursive: true }));

function edit(file: string, change: (text: string) => string): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`Nothing to change in ${file}.`);
  writeFileSync(path, changed);
}

const raiseVersion = () =>
  edit('openapi.yaml', text => text.replace('version: 1.1.0', 'version: 9.0.0'));
const addEntry = (entry: string) =>
  edit('releases/releases.yaml', text => `9.0.0:\n${entry}${text}`);
const addField = () =>
  edit('schemas/create-job-request.yaml', text =>
    text.replace(
      'properties:\n',
      'properties:\n  nickname:\n    type: string\n    maxLength: 9\n    description: A name.\n',
    ),
  );
const requireMetadata = () =>
  edit('schemas/create-job-request.yaml', text =>
    text.replace(/required:.*\n/, 'required: [requestId, stages, metadata]\n'),
  );

describe.runIf(canCompare)('the working contract', { timeout: 60_000 }, () => {
  it('may change what people read without a new version', async () => {
    edit('schemas/create-job-request.yaml', text =>
      text.replace(/^description:.*/m, 'description: New.'),
    );
    expect(await findReleaseFaults(source)).toEqual([]);
  });

  it('needs a new version for a new field', async () => {
    addField();
    const faults = await findReleaseFaults(source);
    expect(faults).toEqual([expect.stringContaining('CreateJobRequest/properties/nickname')]);
    raiseVersion();
    expect(await findReleaseFaults(source)).toEqual([]);
  });

  it('needs a note for what breaks programs', async () => {
    requireMetadata();
    raiseVersion();
    const name = 'required request /metadata';
    expect(await findReleaseFaults(source)).toEqual([expect.stringContaining(`“${name}”`)]);
    addEntry(noteAbout(name));
    expect(await findReleaseFaults(source)).toEqual([]);
  });

  it('must not be explained where it has not changed', async () => {
    addField();
    raiseVersion();
    addEntry(noteAbout('removed request /width'));
    expect(await findReleaseFaults(source)).toEqual([expect.stringContaining('has not changed')]);
  });
});

const noteAbout = (name: string) =>
  `  date: '2030-01-01'\n  notes:\n    - id: one\n      group: breaking\n      operations: [create-job]\n      explains: ['${name}']\n      text: Send it.\n`;

describe.runIf(canCompare)('a release', { timeout: 60_000 }, () => {
  it('that is kept is not written again', async () => {
    await expect(keepRelease(source)).rejects.toThrow('1.1.0 is kept already');
  });

  it('is kept with what is new in it, and only with a date', async () => {
    addField();
    raiseVersion();
    await expect(keepRelease(source)).rejects.toThrow('9.0.0, with the date');
    addEntry("  date: '2030-01-01'\n");
    await keepRelease(source);
    const [newest, before] = await listReleases(source);
    expect(newest?.changes).toMatchObject([{ kind: 'added', group: 'added', at: ['/nickname'] }]);
    expect(before?.changes.length).toBeGreaterThan(0);
    expect(await findReleaseFaults(source)).toEqual([]);
    await expect(keepRelease(source)).rejects.toThrow('9.0.0 is kept already');
  });

  it('that breaks programs is kept only with a note', async () => {
    requireMetadata();
    raiseVersion();
    addEntry("  date: '2030-01-01'\n");
    await expect(keepRelease(source)).rejects.toThrow('required request /metadata');
  });
});
