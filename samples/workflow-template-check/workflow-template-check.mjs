import { Easel } from './easel.mjs';

const easel = new Easel();
const fieldAttrs = [
  { nodeId: '6', fieldName: 'text', fieldValue: 'a ceramic cup on a white table' },
  { nodeId: '10', fieldName: 'image', fieldValue: '881420011223344556' },
];

async function check() {
  const { valid, credits, errors } = await easel.request('POST', '/v1/workflows/template/check', {
    templateId: '742035880126534001',
    fields: { fieldAttrs },
  });
  console.log(valid ? `valid, ${credits} credits` : 'not valid');
  for (const { nodeId, fieldName, code } of errors)
    console.log(`  node ${nodeId} ${fieldName}: ${code}`);
}

await check();
fieldAttrs.push({ nodeId: '3', fieldName: 'steps', fieldValue: 20 });
await check();
