/** What a reader's module requires, with a `replace` that names a folder: nobody could fetch it by this name. */
const goModule = 'easel.example/easel';

const clause = 'package main';

/** The Go client as a package that other modules import, made of the one file that quickstarts run beside a program. */
export function listGoModule(client: string): Map<string, string> {
  const lines = client.split('\n');
  if (lines.filter(line => line === clause).length !== 1)
    throw new Error(`The Go client has not one line "${clause}".`);
  const file = lines.map(line => (line === clause ? 'package easel' : line)).join('\n');
  const [, version] = /\bGo (\d+\.\d+) or newer/.exec(client) ?? [];
  if (!version) throw new Error('The Go client does not say which Go it needs.');
  return new Map([
    ['go/easel.go', file],
    ['go/go.mod', `module ${goModule}\n\ngo ${version}\n`],
  ]);
}
