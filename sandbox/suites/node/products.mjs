// What Acme Prints sells, and what it asks Easel for.
const sdxl = '757279507095956705';

export const describe = (order, notifyUrl) =>
  order.product === 'poster' ? describePoster(order, notifyUrl) : describePrint(order, notifyUrl);

function describePrint({ prompt, count }, notifyUrl) {
  const diffusion = { sdModel: sdxl, prompts: [{ text: prompt }], width: 512, height: 512 };
  const stages = [
    { type: 'INPUT_INITIALIZE', inputInitialize: { count } },
    { type: 'DIFFUSION', diffusion },
  ];
  return { path: '/v1/jobs', body: { stages, ...(notifyUrl && { notifyUrl }) } };
}

function describePoster({ prompt }, notifyUrl) {
  const sampler = { seed: 42, steps: 20, cfg: 7, sampler_name: 'dpmpp_2m', scheduler: 'karras' };
  const links = { model: ['1', 0], positive: ['2', 0], negative: ['3', 0], latent_image: ['4', 0] };
  const params = {
    1: node('CheckpointLoaderSimple', { ckpt_name: sdxl }),
    2: node('CLIPTextEncode', { text: prompt, clip: ['1', 1] }),
    3: node('CLIPTextEncode', { text: 'watermark', clip: ['1', 1] }),
    4: node('EmptyLatentImage', { width: 512, height: 768, batch_size: 1 }),
    5: node('KSampler', { ...sampler, denoise: 1, ...links }),
    6: node('VAEDecode', { samples: ['5', 0], vae: ['1', 2] }),
    7: node('SaveImage', { images: ['6', 0], filename_prefix: 'poster' }),
  };
  // A poster takes minutes, so that customers see how far it is.
  const webhooks = notifyUrl && { notifyUrl, runningNotifyUrl: notifyUrl };
  return { path: '/v1/jobs/workflow', body: { params, ...webhooks } };
}

const node = (classType, inputs) => ({ classType, inputs });
