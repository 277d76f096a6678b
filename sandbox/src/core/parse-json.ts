import { jsonDepth, maxDepth } from './json-depth.ts';
import { ProblemError } from './problem.ts';

/** From raw bytes, because a lenient decoder would accept what was never valid UTF-8. */
export function parseJson(bytes: Uint8Array): unknown {
  let text: string;
  let value: unknown;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    if (jsonDepth(text) > maxDepth) throw new RangeError('too deep');
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof RangeError ? ' It is nested too deeply.' : '';
    throw new ProblemError('MALFORMED_JSON', `The body is not valid JSON in UTF-8.${reason}`);
  }
  return value;
}
