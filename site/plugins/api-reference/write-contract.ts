import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContractSource, loadContract } from '@easel/contract';
import { stringify } from 'yaml';

/** The whole contract in one file, for tools, in the language of the page that links to it. */
export async function writeContract(folder: string, source: ContractSource): Promise<void> {
  const document = await loadContract(source);
  await writeFile(join(folder, 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
  // A reader's tool may not resolve aliases, and long lines diff better than folded ones.
  await writeFile(
    join(folder, 'openapi.yaml'),
    stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 }),
  );
}
