import { ProblemError } from './problem.ts';

const maxDepth = 40;

/** From raw bytes, because a lenient decoder would accept what was never valid UTF-8. */
export function parseJson(bytes: Uint8Array): unknown {
  let text: string;
  let value: unknown;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    if (depthOf(text) > maxDepth) throw new RangeError('too deep');
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof RangeError ? ' It is nested too deeply.' : '';
    throw new ProblemError('MALFORMED_JSON', `The body is not valid JSON in UTF-8.${reason}`);
  }
  return value;
}

/** Brackets inside strings do not count. Validators recurse, so the depth is known before they run. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let index = 0; index < text.length; index++) {
    const char = text.charCodeAt(index);
    if (inString) {
      if (char === 0x5c) index++;
      else if (char === 0x22) inString = false;
    } else if (char === 0x22) inString = true;
    else if (char === 0x7b || char === 0x5b) deepest = Math.max(deepest, ++depth);
    else if (char === 0x7d || char === 0x5d) depth--;
  }
  return deepest;
}
