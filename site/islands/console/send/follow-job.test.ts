import { expect, it } from 'vitest';
import { addLook, type Followed, followJob } from './follow-job';
import type { Exchange } from './send-request';

const job = (status: string, progress?: number) => ({
  id: '7',
  status,
  ...(progress === undefined ? {} : { runningInfo: { processingImages: [{ progress }] } }),
});

it('makes a step of a new status and keeps the time of an old one', () => {
  const first = addLook(undefined, job('RUNNING', 10), 1);
  const second = addLook(first, job('RUNNING', 60), 2);
  expect(second.steps).toEqual([{ status: 'RUNNING', at: 1, progress: 60 }]);
  expect(addLook(second, job('SUCCESS'), 3)).toMatchObject({ polls: 2, ended: true });
});

it('looks until the job has ended', async () => {
  const answers = ['WAITING', 'RUNNING', 'SUCCESS'];
  const paths: string[] = [];
  const shown: Followed[] = [];
  await followJob(
    job('CREATED'),
    async path => {
      paths.push(path);
      return { json: { job: job(answers.shift()!) } } as Exchange;
    },
    followed => shown.push(followed),
    new AbortController().signal,
  );
  expect(paths).toEqual(Array(3).fill('/v1/jobs/7?wait=1'));
  expect(shown.at(-1)?.steps.map(({ status }) => status)).toEqual([
    'CREATED',
    'WAITING',
    'RUNNING',
    'SUCCESS',
  ]);
});

it('stops when the reader goes on', async () => {
  const controller = new AbortController();
  let looks = 0;
  await followJob(
    job('CREATED'),
    async () => {
      looks += 1;
      controller.abort();
      return { json: { job: job('RUNNING') } } as Exchange;
    },
    () => undefined,
    controller.signal,
  );
  expect(looks).toBe(1);
});
