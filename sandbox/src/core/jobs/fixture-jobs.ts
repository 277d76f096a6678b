import { fixtures } from '../contract-data.ts';
import type { JobRecord } from './job-record.ts';

/**
 * The jobs that the contract's examples name. They ended a minute ago, always, so that an example can be
 * sent as it stands; their picture is the fixture photograph.
 */
export function fixtureJob(id: string, now: number): JobRecord | undefined {
  const fixture = fixtures.jobs.find(job => job.id === id);
  const photograph = fixtures.resources[0]!;
  if (!fixture) return undefined;
  const type = fixture.type as JobRecord['type'];
  return {
    id,
    appId: '*',
    requestId: `fixture-${id}`,
    type,
    createdAt: now - 75_000,
    timeline: [
      { at: now - 75_000, status: 'CREATED' },
      { at: now - 70_000, status: 'RUNNING' },
      { at: now - 60_000, status: 'SUCCESS' },
    ],
    outcome: { kind: 'success', blocked: 0 },
    tenths: type === 'STAGES' ? 10 : 8,
    parts: [],
    images: [
      { id: photograph.id, seed: 2027351168, width: photograph.width, height: photograph.height },
    ],
    ...(type === 'STAGES' ? {} : { steps: [{ nodeId: '9', weight: 1, saves: true }] }),
  };
}
