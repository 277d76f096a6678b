import type { JobEvent } from '@easel/contract/types';
import { describeJob } from '../jobs/describe-job.ts';
import type { World } from '../world.ts';
import { signMessage } from './sign-message.ts';

export interface Callback {
  /** The address the caller asked for. */
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Answers with the status of the receiver, or throws when it cannot be reached. */
export type Deliver = (callback: Callback) => Promise<number>;

/** Sends what is due and answers how many messages were tried. */
export async function deliverDue(world: World, deliver: Deliver, origin: string): Promise<number> {
  const due = world.outbox.takeDue(world.clock());
  await Promise.all(
    due.map(async message => {
      const now = world.clock();
      if (message.body === undefined) {
        const job = await describeJob(world, message.job, origin, message.at);
        message.body = JSON.stringify({ event: message.event, job } satisfies JobEvent);
      }
      const { id, url, body } = message;
      const headers = await signMessage(id, body, now);
      const status = await deliver({ url, headers, body }).catch(() => 0);
      if (status < 200 || status > 299) world.outbox.failed(message, world.clock());
    }),
  );
  return due.length;
}
