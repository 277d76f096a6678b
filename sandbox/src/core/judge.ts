/** What the server says of a body before it acts on it, without a server: for programs that check before they send. */
export { apps, operations, rateLimits } from './contract-data.ts';
export { toCredits } from './credits.ts';
export { ProblemError } from './problem.ts';
export { readValidBody } from './read-valid-body.ts';
export { checkStages } from './stages/check-stages.ts';
