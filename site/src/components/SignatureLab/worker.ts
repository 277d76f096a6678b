import { SigningError } from '@easel/signing';
import { createLab } from './create-lab.ts';
import type { LabAnswer, LabCall } from './lab-messages.ts';

const lab = createLab();

/** Keys enter here and never leave: no answer carries one. */
self.onmessage = async ({ data: { id, name, argument } }: MessageEvent<LabCall>) => {
  const answer = (message: LabAnswer) => self.postMessage(message);
  try {
    answer({ id, value: await lab[name](argument as never) });
  } catch (error) {
    const { code, params } =
      error instanceof SigningError ? error : new SigningError('web-crypto-unavailable');
    answer({ id, error: { code, params } });
  }
};
