import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { listConstants } from './constants.ts';
import type { JsonObject } from './contract-types.ts';
import { loadContract } from './load-contract.ts';

const { schemas } = (await loadContract()).components;
const constants = await listConstants();
const { credits, controlnet, samplers } = constants;

const enumOf = (name: string) => schemas[name]?.enum as string[];
const fieldsOf = (name: string) => schemas[name]?.properties as Record<string, JsonObject>;

test('tables and enums hold the same values', () => {
  expect(samplers.stageSamplers.map(({ name }) => name)).toEqual(enumOf('Sampler'));
  expect(samplers.schedulers).toEqual(enumOf('Scheduler'));
  expect(constants.upscalers.map(({ name }) => name)).toEqual(enumOf('Upscaler'));
  expect(Object.keys(constants.baseModels)).toEqual(enumOf('BaseModel'));
  expect(['DEFAULT', ...constants.jobStatuses.map(({ status }) => status)]).toEqual(
    enumOf('JobStatus'),
  );
  const all = (key: 'preprocessors' | 'models') =>
    [...new Set(controlnet.kinds.flatMap(kind => kind[key]))].sort();
  expect(all('preprocessors')).toEqual([...enumOf('Preprocessor')].sort());
  expect(all('models')).toEqual([...enumOf('ControlnetModel')].sort());
});

test('every stage sampler maps to a workflow sampler, and Karras names fix the Karras schedule', () => {
  for (const { name, comfyui, scheduler, fixed } of samplers.stageSamplers) {
    expect(samplers.workflowSamplers, name).toContain(comfyui);
    expect(samplers.schedulers, name).toContain(scheduler);
    expect(fixed, name).toBe(name.endsWith('Karras'));
    if (fixed) expect(scheduler, name).toBe('karras');
  }
});

test('preprocessor settings lie within the ranges of the schema and name real preprocessors', () => {
  const fields = fieldsOf('PreprocessorParams');
  const used = new Set<string>();
  for (const { params, preprocessors } of controlnet.kinds) {
    for (const [preprocessor, ranges] of Object.entries(params)) {
      expect(preprocessors).toContain(preprocessor);
      for (const [key, range] of Object.entries(ranges)) {
        used.add(key);
        expect(range.minimum, key).toBeGreaterThanOrEqual(Number(fields[key]?.minimum));
        expect(range.maximum, key).toBeLessThanOrEqual(Number(fields[key]?.maximum));
        expect(range.default, key).toBeGreaterThanOrEqual(range.minimum);
        expect(range.default, key).toBeLessThanOrEqual(range.maximum);
      }
    }
  }
  expect([...used].sort()).toEqual(Object.keys(fields).sort());
});

test('limits agree with the schemas', () => {
  const limit = (id: string) => constants.limits.limits.find(entry => entry.id === id)!;
  const fields: [string, JsonObject | undefined][] = [
    ['images-per-job', fieldsOf('InputInitialize').count],
    ['side', schemas.Side],
    ['steps', fieldsOf('Diffusion').steps],
    ['cfg-scale', fieldsOf('Diffusion').cfgScale],
    ['guidance', fieldsOf('Diffusion').guidance],
    ['put-url-life', fieldsOf('ImageUploadRequest').expireSec],
    ['sts-life', fieldsOf('StsUploadRequest').expireSec],
  ];
  for (const [id, field] of fields) {
    expect([limit(id).minimum, limit(id).maximum, limit(id).default], id).toEqual([
      field?.minimum,
      field?.maximum,
      field?.default,
    ]);
  }
  expect(limit('stages-per-job').maximum).toBe(schemas.StageList?.maxItems);
  expect(limit('prompt-items').maximum).toBe(schemas.PromptList?.maxItems);
  expect(limit('prompt-total-length').maximum).toBe(schemas.PromptList?.['x-max-total-characters']);
  expect(limit('prompt-item-length').maximum).toBe(fieldsOf('Prompt').text?.maxLength);
  expect(limit('lora-models').maximum).toBe(fieldsOf('LoraSet').items?.maxItems);
  expect(limit('embeddings').maximum).toBe(fieldsOf('EmbeddingSet').items?.maxItems);
  expect(limit('controlnet-units').maximum).toBe(fieldsOf('ControlnetSet').args?.maxItems);
  expect(limit('workflow-nodes').maximum).toBe(schemas.WorkflowParams?.maxProperties);
  expect(limit('upload-size').maximum).toBe(fieldsOf('ImageUploadRequest').contentLength?.maximum);
});

test('the credit vectors follow the formula', () => {
  for (const { id, stages, credits: total } of credits.vectors) {
    const tenths = stages.map(stage => {
      const size = Math.ceil((2 * stage.width * stage.height) / credits.pixelsPerUnit);
      const k = stage.type === 'DIFFUSION' ? credits.diffusionFactor : size;
      const price =
        stage.modelFactor * stage.count * Math.ceil(stage.steps / credits.stepsPerUnit) * k;
      expect(price / 10, `${id} ${stage.type}`).toBe(stage.credits);
      return price;
    });
    expect(tenths.reduce((sum, price) => sum + price, 0) / 10, id).toBe(total);
  }
});

test('the digest vectors are true', () => {
  for (const { method, path, timestamp, nonce, body, bytes, sha256 } of constants.signature
    .digestVectors) {
    const text = [method, path, timestamp, nonce, body].join('\n');
    expect(Buffer.byteLength(text), path).toBe(bytes);
    expect(createHash('sha256').update(text).digest('hex'), path).toBe(sha256);
  }
});

test('the status machine never goes back and only ends where it is terminal', () => {
  const rank = new Map(constants.jobStatuses.map(({ status }, index) => [status, index]));
  for (const { status, next, terminal } of constants.jobStatuses) {
    expect(next.length === 0, status).toBe(terminal);
    for (const later of next) expect(rank.get(later), status).toBeGreaterThan(rank.get(status)!);
  }
});

test('every webhook attempt but the first has a delay', () => {
  expect(constants.webhooks.retryDelaysSeconds).toHaveLength(constants.webhooks.attempts - 1);
});

test('labels and titles begin with a capital or a number', () => {
  const texts = [
    ...constants.limits.limits.map(({ label }) => label),
    ...controlnet.kinds.map(({ title }) => title),
    ...credits.vectors.map(({ title }) => title),
  ];
  for (const text of texts) expect(text).toMatch(/^[A-Z0-9]/);
});
