import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRecord, recordPath, updateRecord } from './docusaurus/originals.ts';
import { diskRepository } from './repository/repository.ts';

/** Records that our files were compared with the named files of Docusaurus as they are installed now. */
const root = fileURLToPath(new URL('..', import.meta.url));
const repository = diskRepository(root);
const args = process.argv.slice(2);

const unknown = args.filter(arg => arg !== '--all' && !(arg in readRecord(repository)));
if (unknown.length > 0) {
  console.error(unknown.map(path => `${recordPath} does not name ${path}`).join('\n'));
  console.error('tsx checks/record-originals.ts [--all | <path from node_modules>…]');
  process.exit(2);
}

const record = updateRecord(repository, path => args.includes('--all') || args.includes(path));
writeFileSync(join(root, recordPath), JSON.stringify(record, null, 2));
execFileSync('node_modules/.bin/biome', ['format', '--write', recordPath], { cwd: root });
console.log(`${Object.keys(record).length} originals recorded`);
