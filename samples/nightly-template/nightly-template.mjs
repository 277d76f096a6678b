import { readFileSync, writeFileSync } from 'node:fs';
import { Easel } from './easel.mjs';

const easel = new Easel();
const plan = JSON.parse(readFileSync('nightly.json', 'utf8'));
const save = () => writeFileSync('nightly.json', JSON.stringify(plan, null, 2));
const night = new Date().toISOString().slice(0, 10);
if (plan.night !== night) {
  // Once a night: the same requestId has to come with the same body, image included.
  Object.assign(plan, { night, image: await easel.upload('photo.png') });
  save();
}

/** Every field of the template, with our value where we have one. */
function fill(template, text) {
  const { fields } = template;
  const values = { text, image: plan.image };
  const names = fields.fieldAttrs.map(({ fieldName }) => fieldName);
  const gone = Object.keys(values).filter(name => !names.includes(name));
  // A field that we fill is gone: nobody should wake up to a thousand wrong pictures.
  if (gone.length > 0) throw new Error(`The template has no ${gone.join(', ')} any more.`);
  const fieldAttrs = fields.fieldAttrs.map(({ nodeId, fieldName, fieldValue }) => ({
    nodeId,
    fieldName,
    fieldValue: values[fieldName] ?? fieldValue,
  }));
  return { fieldAttrs };
}

const read = () => easel.request('GET', `/v1/workflows/${plan.templateId}`);
let template = await read();

async function create(name, text) {
  const order = {
    // Started twice in a night, it orders nothing twice.
    requestId: `${night}-v${plan.templateVersion}-${name}`,
    templateId: plan.templateId,
    templateVersion: plan.templateVersion,
    fields: fill(template, text),
    metadata: { product: name },
  };
  try {
    return (await easel.request('POST', '/v1/jobs/workflow/template', order)).job;
  } catch (error) {
    if (error.code !== 'TEMPLATE_VERSION_CHANGED') throw error;
  }
  template = await read();
  console.log(
    `version ${plan.templateVersion} was edited: going on with version ${template.version}`,
  );
  plan.templateVersion = template.version;
  save();
  return create(name, text);
}

for (const [name, text] of Object.entries(plan.products)) {
  const done = await easel.waitForJob((await create(name, text)).id);
  if (done.status !== 'SUCCESS') throw new Error(`${name}: ${done.failedInfo?.reason}`);
  const bytes = await easel.download(done.successInfo.images[0].url, `${name}.png`);
  console.log(`${name}.png: ${bytes} bytes, ${done.creditsCharged} credits`);
}
