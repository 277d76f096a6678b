import { SigningError } from '@easel/signing';
import privateKey from '@easel/signing/vectors/keys/throwaway-sandbox-1.pkcs8.pem';
import secondKey from '@easel/signing/vectors/keys/throwaway-sandbox-2.public.pem';
import { createLab } from './create-lab.ts';
import type { Lab, LabAnswer, LabCall } from './lab-messages.ts';

const lab: Lab = createLab({
  appId: 'app_sandbox',
  keyId: 'key_1',
  privateKey,
  others: [{ keyId: 'key_2', publicKey: secondKey }],
});

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
