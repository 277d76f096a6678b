import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listTests } from '../list-tests.ts';
import { statementTable } from './statement-table.ts';

const path = fileURLToPath(new URL('README.md', import.meta.url));
const table = statementTable(listTests('playwright.config.ts', ['en', 'zh', 'fixtures']));

if (process.argv.includes('--print')) {
  process.stdout.write(table);
} else if (process.argv.includes('--check')) {
  const fresh = existsSync(path) && readFileSync(path, 'utf8') === table;
  if (!fresh)
    console.error('site/e2e/spec/README.md is stale: run tsx site/e2e/spec/write-table.ts');
  process.exitCode = fresh ? 0 : 1;
} else {
  writeFileSync(path, table);
}
