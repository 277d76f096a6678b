import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contractPath } from '../read-yaml.ts';
import { canCompare } from './ask-oasdiff.ts';
import { findReleaseFaults } from './find-faults.ts';
import { keepRelease } from './keep-release.ts';
import { listReleases } from './releases.ts';

const folder = mkdtempSync(join(tmpdir(), 'contract-'));
const [released, root] = [join(folder, 'released'), join(folder, 'working')];
const source = { root };
const left = /[\\/](node_modules|generated|src|releases)$/;

/** The contract as it is, released as 1.0.0: what has really been released does not matter here. */
beforeAll(async () => {
  cpSync(contractPath('.'), released, { recursive: true, filter: file => !left.test(file) });
  setVersion('1.0.0', released);
  mkdirSync(join(released, 'releases'));
  writeFileSync(join(released, 'releases/releases.yaml'), "1.0.0:\n  date: '2029-01-01'\n");
  await keepRelease({ root: released });
});
beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  cpSync(released, root, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

function edit(file: string, change: (text: string) => string, home = root): void {
  const path = join(home, file);
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`Nothing to change in ${file}.`);
  writeFileSync(path, changed);
}

const setVersion = (version: string, home: string) =>
  edit('openapi.yaml', text => text.replace(/^( +version: ).*$/m, `$1${version}`), home);
const raiseVersion = () => setVersion('9.0.0', root);
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

describe.runIf(canCompare)('the working contract', () => {
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

describe.runIf(canCompare)('a release', () => {
  it('that is kept is not written again', async () => {
    await expect(keepRelease(source)).rejects.toThrow('1.0.0 is kept already');
  });

  it('is kept with what is new in it, and only with a date', async () => {
    addField();
    raiseVersion();
    await expect(keepRelease(source)).rejects.toThrow('9.0.0, with the date');
    addEntry("  date: '2030-01-01'\n");
    await keepRelease(source);
    const [newest] = await listReleases(source);
    expect(newest?.changes).toMatchObject([{ kind: 'added', group: 'added', at: ['/nickname'] }]);
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
