import { findImages } from '@site/islands/console/result/find-in-answer';
import { followJob, jobOf } from '@site/islands/console/send/follow-job';
import { sendRequest, targetFetch } from '@site/islands/console/send/send-request';
import { keyFor } from '@site/islands/console/session';
import type { Run } from './recorded-runs';

/** A run of the sandbox in this page, as far as it has got. */
export interface LiveRun {
  status: string;
  jobId?: string;
  picture?: string;
  failed?: boolean;
}

const target = { kind: 'page', origin: 'http://127.0.0.1:8787', appId: 'app_sandbox' } as const;

function body({ prompt, seed }: Run): string {
  return JSON.stringify({
    requestId: `home-${Date.now()}`,
    stages: [
      { type: 'INPUT_INITIALIZE', inputInitialize: { seed, count: 1 } },
      {
        type: 'DIFFUSION',
        diffusion: {
          sdModel: '757279507095956705',
          width: 1152,
          height: 896,
          steps: 25,
          prompts: [{ text: prompt }],
        },
      },
    ],
  });
}

/** The whole way of a request: make a key, sign, send, poll, fetch the picture. */
export async function liveRun(run: Run, show: (live: LiveRun) => void): Promise<void> {
  try {
    const key = await keyFor(target);
    const created = await sendRequest(target, key, {
      method: 'POST',
      path: '/v1/jobs',
      headers: { 'Content-Type': 'application/json' },
      body: body(run),
    });
    const job = jobOf(created.json);
    if (!job) throw new Error(created.text);
    let last: unknown;
    await followJob(
      job,
      path => sendRequest(target, key, { method: 'GET', path, headers: {}, body: undefined }),
      ({ job: seen }, exchange) => {
        last = exchange?.json;
        show({ status: seen.status, jobId: seen.id });
      },
      new AbortController().signal,
    );
    const image = findImages(last)[0];
    if (!image) throw new Error('The job has brought no picture.');
    const file = await (await targetFetch(target)(image.url)).blob();
    show({ status: 'SUCCESS', jobId: job.id, picture: URL.createObjectURL(file) });
  } catch {
    show({ status: '', failed: true });
  }
}
