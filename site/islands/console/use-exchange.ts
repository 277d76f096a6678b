import { SandboxStopped } from '@easel/sandbox/browser';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Target, WireRequest } from './request/build-request';
import { findIds } from './result/find-in-answer';
import { type Failure, failureOf } from './send/failure';
import { type Followed, followJob, jobOf } from './send/follow-job';
import { type Exchange, sendRequest, targetFetch } from './send/send-request';
import { type UploadStep, uploadFile } from './send/upload-file';
import { keyFor, rememberIds, sandboxNumber } from './session';

export interface Outcome {
  busy: boolean;
  target?: Target;
  exchange?: Exchange;
  /** The last answer about the job, once there has been more than the first. */
  latest?: Exchange;
  followed?: Followed;
  upload?: UploadStep;
  failure?: Failure;
}

/** Sends, then does what a client would go on to do: upload the file, follow the job. */
export function useExchange(operation: string) {
  const [outcome, setOutcome] = useState<Outcome>({ busy: false });
  const following = useRef<AbortController>(undefined);
  useEffect(() => () => following.current?.abort(), []);

  const send = useCallback(
    async (target: Target, request: WireRequest, file?: Blob): Promise<boolean> => {
      following.current?.abort();
      following.current = new AbortController();
      const { signal } = following.current;
      const show = (change: Partial<Outcome>) =>
        signal.aborted || setOutcome(before => ({ ...before, ...change }));
      setOutcome({ busy: true, target });
      try {
        const key = await keyFor(target);
        const sandbox = sandboxNumber();
        const exchange = await sendRequest(target, key, request);
        const ok = exchange.status < 300;
        if (ok) rememberIds(findIds(operation, exchange.json));
        show({ exchange });
        if (ok && file) {
          show({ upload: await uploadFile(exchange.json, file, targetFetch(target)) });
        }
        show({ busy: false });
        const job = ok ? jobOf(exchange.json) : undefined;
        if (job) {
          const look = (path: string) => {
            // The next sandbox does not know the job; to be told so would not tell what has happened.
            if (target.kind === 'page' && sandboxNumber() !== sandbox) throw new SandboxStopped();
            return sendRequest(target, key, { method: 'GET', path, headers: {}, body: undefined });
          };
          await followJob(
            job,
            look,
            (followed, latest) => {
              show({ followed, ...(latest ? { latest } : {}) });
              if (latest) rememberIds(findIds('get-job', latest.json));
            },
            signal,
          );
        }
        return ok;
      } catch (error) {
        show({ busy: false, failure: failureOf(error) });
        return false;
      }
    },
    [operation],
  );
  return { outcome, send };
}
