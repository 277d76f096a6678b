import { Easel } from './easel.mjs';

const easel = new Easel();
const { model } = await easel.request('GET', '/v1/models/757279507095956705');
const { limits, defaults } = model;
console.log(`${model.name}: ${model.baseModel} ${model.modelType}, ${model.status}`);
console.log(`sides up to ${limits.maxSide} pixels, in multiples of ${limits.multiple}`);
console.log(`defaults: ${defaults.sampler}, ${defaults.steps} steps, CFG ${defaults.cfgScale}`);
