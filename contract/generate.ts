import { mkdir, writeFile } from 'node:fs/promises';
import { generateTypes } from './src/generate-types.ts';
import { listConstants, listErrors, listJobFailures, loadContract } from './src/index.ts';
import { contractPath } from './src/read-yaml.ts';

const en = await loadContract('en');
const zh = await loadContract('zh');
const files: Record<string, string> = {
  'openapi.d.ts': await generateTypes(en),
  'openapi.en.json': toJson(en),
  'openapi.zh.json': toJson(zh),
  'errors.en.json': toJson({
    errors: await listErrors('en'),
    jobFailures: await listJobFailures('en'),
  }),
  'errors.zh.json': toJson({
    errors: await listErrors('zh'),
    jobFailures: await listJobFailures('zh'),
  }),
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
