import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { faultTable } from './fault-table.ts';

const table = faultTable();
if (process.argv.includes('--print')) process.stdout.write(table);
else writeFileSync(fileURLToPath(new URL('README.md', import.meta.url)), table);
