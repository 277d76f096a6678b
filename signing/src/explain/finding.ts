import type { MessageCode, MessageParams } from '../signing-error.ts';

export interface Fault {
  code: MessageCode;
  params: MessageParams;
}

/**
 * `proven`: the mistake was repeated, and then the signature verified. `visible`: it can be read in what was given.
 * `likely` and `possible` are guesses. `unexplained`: that something is wrong is certain, what it is was not found.
 */
export type Confidence = 'proven' | 'visible' | 'likely' | 'unexplained' | 'possible';

export interface Finding extends Fault {
  confidence: Confidence;
}

export function fault(code: MessageCode, params: MessageParams = {}): Fault {
  return { code, params };
}
