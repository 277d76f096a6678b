import type { MessageCode, MessageParams } from '../signing-error.ts';

export interface Fault {
  code: MessageCode;
  params: MessageParams;
}

/**
 * `proven`: the signature verifies once the mistake is repeated. `visible`: it can be read in what was sent.
 * `likely` and `possible` are guesses.
 */
export type Confidence = 'proven' | 'visible' | 'likely' | 'possible';

export interface Finding extends Fault {
  confidence: Confidence;
}

export function fault(code: MessageCode, params: MessageParams = {}): Fault {
  return { code, params };
}
