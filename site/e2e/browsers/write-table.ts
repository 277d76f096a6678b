import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listPaths, pathTable } from './path-table.ts';

const table = pathTable(listPaths());
if (process.argv.includes('--print')) process.stdout.write(table);
else writeFileSync(fileURLToPath(new URL('README.md', import.meta.url)), table);
