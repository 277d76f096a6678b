import { TOKEN_PATTERN } from '../scheme.ts';
import { type Fault, fault } from './finding.ts';

/** What is wrong with a token on sight; nothing at all when the header carries no token, but a signature or its attempt. */
export function readToken(header: string): Fault[] | undefined {
  const value = header.trim();
  if (!/^bearer\b/i.test(value) || /signature\s*[=:]/i.test(value)) return undefined;
  return TOKEN_PATTERN.test(value) ? [] : [fault('token-malformed')];
}
