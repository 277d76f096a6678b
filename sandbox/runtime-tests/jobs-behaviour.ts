import { beforeEach, expect, it } from 'vitest';
import { type ContractCall, exampleBodies, exampleBody, type Runtime } from './contract-client.ts';

interface Suite {
  runtime(): Runtime;
  call: ContractCall;
}

/** What happens to a job between its creation and its end. */
export function jobsBehaviour({ runtime, call }: Suite): void {
  // Only `advance` moves these jobs: on a slow machine one would start, or end, between two requests.
  beforeEach(() => runtime().hold());

  const get = async (jobId: string) => (await call('get-job', { path: { jobId } })).body.job;
  const create = async (id: string, scenario?: string, body = exampleBody('create-job', id)) =>
    (await call('create-job', { body, ...(scenario ? { scenario } : {}) })).body.job;

  it('accepts every example of the contract as it is', async () => {
    for (const operationId of [
      'create-job',
      'workflow-job-create',
      'workflow-template-job-create',
    ]) {
      for (const body of exampleBodies(operationId)) {
        const { status } = await call(operationId, { body });
        expect(status).toBe(200);
      }
    }
  });

  it('walks through every status and ends with a PNG of the size asked for', async () => {
    runtime().advance(120_000);
    const seen = new Set<string>();
    const { id, status } = await create('walk');
    expect(status).toBe('CREATED');
    let job = await get(id);
    for (let looks = 0; looks < 60 && job.status !== 'SUCCESS'; looks++) {
      seen.add(job.status);
      job = await get(id);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['RUNNING']));
    expect(job).toMatchObject({ status: 'SUCCESS', credits: 1, creditsCharged: 1 });
    const [image] = job.successInfo.images;
    const file = await runtime().fetch(new Request(image.url));
    const bytes = new DataView(await file.arrayBuffer());
    expect(file.headers.get('content-type')).toBe('image/png');
    expect([bytes.getUint32(16), bytes.getUint32(20)]).toEqual([1024, 1024]);
  });

  it('paints the same bytes for the same request and refuses an expired address', async () => {
    const body = exampleBody('create-job', 'same-1');
    body.stages[0].inputInitialize.seed = '7';
    const first = await create('same-1', undefined, body);
    const second = await create('same-2', undefined, { ...body, requestId: 'same-2' });
    runtime().advance(60_000);
    const urls = [];
    for (const { id } of [first, second]) urls.push((await get(id)).successInfo.images[0].url);
    const files = await Promise.all(
      urls.map(async url => (await runtime().fetch(new Request(url))).arrayBuffer()),
    );
    expect(Buffer.from(files[0]!).equals(Buffer.from(files[1]!))).toBe(true);
    runtime().advance(3_700_000);
    expect((await runtime().fetch(new Request(urls[0]))).status).toBe(403);
  });

  it('repeats the first job for the same requestId', async () => {
    const body = exampleBody('create-job', 'again');
    const { id } = await create('again', undefined, body);
    const { headers, body: answer } = await call('create-job', { body });
    expect(answer.job.id).toBe(id);
    expect(headers.get('idempotent-replayed')).toBe('true');
  });

  it.each([
    'model-load-failed',
    'out-of-memory',
    'run-timeout',
    'queue-timeout',
    'worker-lost',
    'output-moderated',
    'bad-input-image',
  ])('fails with %s when asked to, and gives the credits back', async scenario => {
    const { id } = await create(`fail-${scenario}`, scenario);
    runtime().advance(2_000_000);
    const job = await get(id);
    const reason = scenario.toUpperCase().replaceAll('-', '_');
    expect(job).toMatchObject({ status: 'FAILED', creditsCharged: 0, failedInfo: { reason } });
  });

  it('fails a workflow at a node, and takes the scenario from a prompt too', async () => {
    const body = exampleBody('workflow-job-create', 'node-fails');
    body.params['6'].inputs.text = 'a lighthouse sandbox:node-execution-error';
    const { body: answer } = await call('workflow-job-create', { body });
    runtime().advance(60_000);
    expect((await get(answer.job.id)).failedInfo).toMatchObject({ nodeId: '3' });
  });

  it('charges only delivered images', async () => {
    const body = exampleBody('create-job', 'blocked');
    body.stages[0].inputInitialize.count = 2;
    const { id } = await create('blocked', 'partly-blocked', body);
    runtime().advance(60_000);
    const job = await get(id);
    expect(job).toMatchObject({ credits: 2, creditsCharged: 1 });
    expect(job.successInfo).toMatchObject({ deliverable: 1, total: 2 });
  });

  it('cancels before and during the run', async () => {
    const early = await create('cancel-early');
    const canceled = await call('cancel-job', { path: { jobId: early.id } });
    expect(canceled.body).toMatchObject({ status: 'CANCELED', creditsRefunded: 1 });
    expect((await get(early.id)).status).toBe('CANCELED');

    const [, , upscaled] = exampleBodies('create-job');
    const late = await create('cancel-late', undefined, { ...upscaled, requestId: 'cancel-late' });
    runtime().advance(600);
    expect((await get(late.id)).status).toBe('RUNNING');
    const stopping = await call('cancel-job', { path: { jobId: late.id } });
    expect(['RUNNING', 'CANCELED']).toContain(stopping.body.status);
    const job = await get(late.id);
    expect(job.status).toBe('CANCELED');
    expect(job.creditsCharged).toBeLessThan(late.credits);
  });

  it('ranks waiting jobs and follows the nodes of a workflow', async () => {
    runtime().advance(120_000);
    const ids: string[] = [];
    for (let index = 0; index < 9; index++) {
      const body = exampleBodies('create-job').find(
        ({ stages }) => stages[0].inputInitialize.count === 4,
      );
      const { id } = await create(`rank-${index}`, undefined, {
        ...body,
        requestId: `rank-${index}`,
      });
      ids.push(id);
    }
    const waiting = await get(ids.at(-1)!);
    const shown = waiting.waitingInfo;
    if (waiting.status === 'WAITING') expect(shown.queueRank).toBeLessThanOrEqual(shown.queueLen);
    runtime().advance(300_000);
    const { body: flow } = await call('workflow-job-create', {
      body: exampleBody('workflow-job-create', 'nodes'),
    });
    runtime().advance(1200);
    const job = await get(flow.job.id);
    expect(job.runningInfo.workflowFinishItem.nodes['3']).toBeDefined();
  });
}
