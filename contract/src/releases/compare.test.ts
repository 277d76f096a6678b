import { describe, expect, it } from 'vitest';
import type { ContractDocument, Schema } from '../contract-types.ts';
import { loadContract } from '../load-contract.ts';
import { canCompare } from './ask-oasdiff.ts';
import { type Change, nameOf } from './change.ts';
import { compareDocuments } from './compare.ts';
import { readEntry } from './read-entry.ts';

const contract = await loadContract();

async function changesOf(plant: (document: ContractDocument) => void): Promise<Change[]> {
  const planted = structuredClone(contract);
  plant(planted);
  return compareDocuments(contract, planted);
}

const fields = ({ components: { schemas } }: ContractDocument, name: string) =>
  schemas[name]?.properties as Record<string, Schema>;

describe.runIf(canCompare)('two documents', () => {
  it('that are the same have no changes', async () => {
    expect(await changesOf(() => {})).toEqual([]);
  });

  it('are compared for what breaks, what is deprecated and what is new', async () => {
    const changes = await changesOf(document => {
      const request = document.components.schemas.CreateJobRequest as { required: string[] };
      request.required.push('must');
      Object.assign(fields(document, 'CreateJobRequest'), {
        must: { type: 'string' },
        extra: { type: 'string' },
      });
      (fields(document, 'Diffusion').steps as Schema).maximum = 1;
      (fields(document, 'Diffusion').height as Schema).deprecated = true;
      (document.components.schemas.ErrorCode as { enum: string[] }).enum.push('FRESH');
      Object.assign(document.paths['/jobs/{jobId}']?.get ?? {}, { deprecated: true });
      delete document.paths['/jobs/credits'];
    });
    expect(changes.map(change => `${change.group}: ${nameOf(change)}`)).toEqual([
      'breaking: addedRequired request /must',
      expect.stringMatching(/^breaking: limitLowered request .*\/diffusion\/steps maximum$/),
      'breaking: removed operation calc-credits-job',
      'deprecated: deprecated operation get-job',
      expect.stringMatching(/^deprecated: deprecated request .*\/diffusion\/height/),
      'added: added request /extra',
      'added: valueAdded response /code FRESH',
    ]);
  });

  it('tell of a change in many places once, with all operations', async () => {
    const [change, ...others] = await changesOf(document => {
      (document.components.schemas.ErrorCode as { enum: string[] }).enum.push('FRESH');
    });
    expect(others).toEqual([]);
    expect(change?.operations.length).toBe(
      Object.values(contract.paths).flatMap(item => Object.keys(item)).length,
    );
    expect(change?.statuses).toContain('401');
  });

  it('are judged as a receiver sees them where Easel sends', async () => {
    const changes = await changesOf(document => {
      delete fields(document, 'JobEvent').job;
      fields(document, 'JobEvent').more = { type: 'string' };
      delete document.webhooks['job.failed'];
    });
    const named = changes.map(change => `${change.group}: ${nameOf(change)}`);
    expect(named).toContain('breaking: removed response /job');
    expect(named).toContain('breaking: removed operation job.failed');
    expect(named).toContain('added: added response /more');
  });

  it('are compared for headers and errors, which oasdiff leaves out', async () => {
    const changes = await changesOf(({ paths, components }) => {
      const header = components.headers['retry-after'];
      const { get } = paths['/jobs/{jobId}'] ?? {};
      const found = get?.responses['200'] as { headers: object };
      found.headers = { ...found.headers, 'X-Fresh': header };
      get?.['x-errors']?.push('QUEUE_FULL');
      get?.['x-errors']?.splice(0, 1);
    });
    expect(changes.map(change => `${change.group}: ${nameOf(change)}`)).toEqual([
      'added: added error QUEUE_FULL',
      'added: added header X-Fresh',
      `changed: removed error ${contract.paths['/jobs/{jobId}']?.get?.['x-errors']?.[0]}`,
    ]);
  });
});

describe('what oasdiff reports', () => {
  const entry = { text: 'the `a` request property became blue', level: 1, operationId: 'get-job' };

  it('stops whoever compares where we do not know it', () => {
    expect(() => readEntry({ ...entry, id: 'request-property-became-blue' })).toThrow(
      'request-property-became-blue',
    );
  });

  it('stops them where it comes in other words', () => {
    const text = 'no word in code';
    expect(() => readEntry({ ...entry, id: 'request-property-removed', text })).toThrow(text);
  });

  it('names a field by where it is in the body', () => {
    const text = 'removed the request property `a/items/oneOf[#/components/schemas/A]/b/`';
    expect(readEntry({ ...entry, id: 'request-property-removed', text })?.at).toEqual(['/a/*/b']);
  });
});
