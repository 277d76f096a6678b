import { SigningError } from '@easel/signing';
import { createLab } from './create-lab.ts';
import type { LabAnswer, LabCall } from './lab-messages.ts';

const lab = createLab();

/** One call after the other: a check must not overtake the key that it needs. */
let before: Promise<unknown> = Promise.resolve();

/** Keys enter here and never leave: no answer carries one. */
self.onmessage = ({ data: { id, name, argument } }: MessageEvent<LabCall>) => {
  before = before
    .then(() => lab[name](argument as never) as Promise<unknown>)
    .then(
      value => ({ id, value }),
      error => {
        const { code, params } =
          error instanceof SigningError ? error : new SigningError('web-crypto-unavailable');
        return { id, error: { code, params } };
      },
    )
    .then((answer: LabAnswer) => self.postMessage(answer));
};

// The first message: the worker has been fetched and runs.
self.postMessage({ id: 0 });
