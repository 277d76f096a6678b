import {
  checkStages,
  diffusionFactor,
  ProblemError,
  type Stage,
  sizeFactor,
  toCredits,
  validateStages,
} from '@easel/sandbox/pricing';

export interface JobForm {
  model: string;
  count: string;
  start: 'DIFFUSION' | 'IMAGE_TO_INPAINT' | 'IMAGE_TO_UPSCALER';
  width: string;
  height: string;
  steps: string;
  upscale: boolean;
  scale: string;
  upscaleSteps: string;
  detectors: string;
}

const image = '881420011223344556';
const mask = '881420011223344558';

/** The request that the form describes; the ids are images that the sandbox has. */
export function toStages(form: JobForm): Stage[] {
  const diffusion = {
    prompts: [{ text: 'a lighthouse at dawn' }],
    sdModel: form.model,
    width: Number(form.width),
    height: Number(form.height),
    steps: Number(form.steps),
  };
  const upscaler = { hrScale: Number(form.scale), hrSecondPassSteps: Number(form.upscaleSteps) };
  const needsImage = form.start !== 'DIFFUSION';
  const stages: unknown[] = [
    {
      type: 'INPUT_INITIALIZE',
      inputInitialize: { count: Number(form.count), ...(needsImage && { imageResourceId: image }) },
    },
  ];
  if (form.start === 'DIFFUSION') stages.push({ type: 'DIFFUSION', diffusion });
  if (form.start === 'IMAGE_TO_INPAINT') {
    const imageToInpaint = { maskImageResourceId: mask, diffusion };
    stages.push({ type: 'IMAGE_TO_INPAINT', imageToInpaint });
  }
  if (form.start === 'IMAGE_TO_UPSCALER') {
    stages.push({ type: 'IMAGE_TO_UPSCALER', imageToUpscaler: { ...upscaler, diffusion } });
  }
  // One too many is refused as well as a million.
  const args = Array.from({ length: Math.min(Number(form.detectors), 100) }, () => ({
    adModel: 'face_yolov8n.pt',
  }));
  if (args.length) stages.push({ type: 'IMAGE_TO_ADETAILER', imageToAdetailer: { args } });
  // Last, because to repair what is enlarged already costs more.
  if (form.upscale && form.start !== 'IMAGE_TO_UPSCALER') {
    stages.push({ type: 'IMAGE_TO_UPSCALER', imageToUpscaler: upscaler });
  }
  return stages as Stage[];
}

export interface PriceLine {
  type: string;
  modelFactor: number;
  count: number;
  steps: number;
  size: string;
  k: number;
  credits: number;
}

export type Quote =
  | { ok: true; credits: number; tenths: number; lines: PriceLine[] }
  | { ok: false; code: string; faults: { pointer: string; detail: string }[] };

/** The sandbox's own checks and prices; a refusal is the one that the server would send. */
export function quoteJob(stages: Stage[]): Quote {
  try {
    validateStages(stages);
    const { tenths, breakdown } = checkStages(stages);
    const lines = breakdown.map(({ type, modelFactor, count, steps, width, height, credits }) => {
      const k = type === 'DIFFUSION' ? diffusionFactor : sizeFactor(width, height);
      return { type, modelFactor, count, steps, size: `${width}×${height}`, k, credits };
    });
    return { ok: true, credits: toCredits(tenths), tenths, lines };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const faults = error.options.extra?.errors ?? [{ pointer: '', detail: error.message }];
    return { ok: false, code: error.code, faults };
  }
}
