import { readFileSync } from 'node:fs';

type Script =
  | 'sign-request'
  | 'postman-before'
  | 'postman-after'
  | 'bruno-before'
  | 'bruno-after'
  | 'bruno-tests';

/** A script of a collection, as its lines. */
export function readScript(name: Script): string[] {
  const file = new URL(`./scripts/${name}.js`, import.meta.url);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  // For the test; a sandbox has no modules.
  return lines.map(line => line.replace(/^export /, ''));
}
