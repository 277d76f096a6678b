import { expect, it } from 'vitest';
import { exampleBody } from '../../runtime-tests/contract-client.ts';
import { createSandbox } from './create-sandbox.ts';

async function run(seed?: string) {
  let now = 1_760_000_000_000;
  const sandbox = createSandbox({ clock: () => now, ...(seed === undefined ? {} : { seed }) });
  const headers = { authorization: 'Bearer sbx_token_sandbox', 'content-type': 'application/json' };
  const ask = async (path: string, init: RequestInit = {}) => {
    const request = new Request(`http://127.0.0.1:8787/v1${path}`, { headers, ...init });
    const response = await sandbox.fetch(request);
    return { id: response.headers.get('x-request-id'), body: await response.json() };
  };
  const { stages, ...rest } = exampleBody('create-job', 'same');
  const unseeded = stages.map((stage: { type: string }) =>
    stage.type === 'INPUT_INITIALIZE' ? { ...stage, inputInitialize: { count: 1 } } : stage,
  );
  const body = JSON.stringify({ ...rest, stages: unseeded });
  const created = await ask('/jobs', { method: 'POST', body });
  now += 60_000;
  return [created, await ask(`/jobs/${created.body.job.id}`), await ask('/nothing')];
}

it('answers with the same bytes in every run that has the same seed', async () => {
  expect(await run('a')).toEqual(await run('a'));
});

it('answers with other ids, addresses and seeds if the seed is another', async () => {
  const [first, second] = [await run('a'), await run('b')];
  expect(first[0]!.id).not.toBe(second[0]!.id);
  const imageOf = (answers: typeof first) => answers[1]!.body.job.successInfo.images[0];
  expect(imageOf(first).seed).not.toBe(imageOf(second).seed);
  expect(imageOf(first).url).not.toBe(imageOf(second).url);
});

it('leaves ids to chance without one', async () => {
  expect((await run())[0]!.id).not.toBe((await run())[0]!.id);
});
