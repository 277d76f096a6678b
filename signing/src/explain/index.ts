export { type Explanation, explainFailure, type FailedRequest } from './explain-failure.ts';
export { explainKey } from './explain-key.ts';
export { type Difference, findFirstDifference } from './find-first-difference.ts';
export type { Confidence, Finding } from './finding.ts';
export { readHeader } from './read-header.ts';
export { readClock, readNonce } from './read-request.ts';
export { readToken } from './read-token.ts';
