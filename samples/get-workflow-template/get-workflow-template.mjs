import { Easel } from './easel.mjs';

const easel = new Easel();
const template = await easel.request('GET', '/v1/workflows/742035880126534001');
const { name, version, baseCredits } = template;
console.log(`${name}, version ${version}, ${baseCredits} credits`);
for (const { nodeId, fieldName, type, label } of template.fields.fieldAttrs) {
  console.log(`node ${nodeId} ${fieldName}: ${type}, ${label.en}`);
}
