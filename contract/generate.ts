import { mkdir, writeFile } from 'node:fs/promises';
import { generateTypes } from './src/generate-types.ts';
import { listConstants, listErrors, listJobFailures, loadContract } from './src/index.ts';
import { contractPath } from './src/read-yaml.ts';

const document = await loadContract();
const files: Record<string, string> = {
  'openapi.d.ts': await generateTypes(document),
  'openapi.json': toJson(document),
  'errors.json': toJson({ errors: await listErrors(), jobFailures: await listJobFailures() }),
  'constants.json': toJson(await listConstants()),
};
await mkdir(contractPath('generated'), { recursive: true });
for (const [name, text] of Object.entries(files)) {
  await writeFile(contractPath(`generated/${name}`), text);
}
console.log(`Wrote ${Object.keys(files).length} files to contract/generated.`);

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
