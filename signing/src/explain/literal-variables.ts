import { utf8 } from '../bytes.ts';
import type { Change } from './draft.ts';
import { fault } from './finding.ts';

const TIMESTAMPS = ['TIMESTAMP', 'TS', 'TIME', 'NOW'];
const NONCES = ['NONCE', 'NONCE_STR'];
const BODIES = ['BODY', 'DATA', 'PAYLOAD'];

/** How a shell, PowerShell, Postman and a Python text spell a variable that they did not fill in. */
const SPELLINGS = [
  (name: string) => `$${name}`,
  (name: string) => `\${${name}}`,
  (name: string) => `{{${name}}}`,
  (name: string) => `{${name}}`,
].flatMap(spell => [spell, (name: string) => spell(name.toLowerCase())]);

/** Single quotes: the name of a variable was signed in place of its value. */
export function* literalVariables(): Generator<Change> {
  const change = (signed: string, edit: Change['edit']): Change => ({
    faults: [fault('variable-signed', { signed })],
    edit,
    rare: true,
  });
  for (const spell of SPELLINGS) {
    const nonces = NONCES.map(spell);
    const timestamps = TIMESTAMPS.map(spell);
    const bodies = BODIES.map(spell);
    for (const nonce of nonces) yield change(nonce, { nonce });
    for (const timestamp of timestamps) yield change(timestamp, { timestamp });
    for (const body of bodies) yield change(body, { body: () => utf8(body) });
    for (const nonce of nonces) {
      for (const timestamp of timestamps) {
        yield change(`${timestamp}, ${nonce}`, { timestamp, nonce });
        for (const body of bodies) {
          const signed = `${timestamp}, ${nonce}, ${body}`;
          yield change(signed, { timestamp, nonce, body: () => utf8(body) });
        }
      }
    }
  }
}
