import { randomUUID } from 'node:crypto';
import { Easel } from './easel.mjs';

const easel = new Easel();
const { job } = await easel.request('POST', '/v1/jobs/workflow/template', {
  requestId: randomUUID(),
  templateId: '742035880126534001',
  templateVersion: 3,
  fields: {
    fieldAttrs: [
      { nodeId: '6', fieldName: 'text', fieldValue: 'a ceramic cup on a white table' },
      { nodeId: '10', fieldName: 'image', fieldValue: '881420011223344556' },
      { nodeId: '3', fieldName: 'steps', fieldValue: 20 },
    ],
  },
  maxCredits: 2,
});
console.log(`${job.type} job ${job.id} is ${job.status}, credits reserved: ${job.credits}`);
