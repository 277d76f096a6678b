import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folder, listSchemas, root } from './list-schemas.ts';

/** For editors, which find them by .vscode/settings.json. */
const target = path.join(root, folder);
mkdirSync(target, { recursive: true });
const schemas = listSchemas();
for (const [name, schema] of schemas)
  writeFileSync(path.join(target, `${name}.schema.json`), `${JSON.stringify(schema, null, 2)}\n`);
console.log(`Wrote ${schemas.size} schemas for editors to ${folder}.`);
