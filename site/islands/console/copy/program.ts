import type { WireRequest } from '../request/build-request';
import type { Target } from '../request/targets';

/** A request as a program the reader can run: it signs with a key file of theirs. */
export type PrintProgram = (request: WireRequest, target: Target) => string;
