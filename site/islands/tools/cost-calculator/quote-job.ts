import {
  checkStages,
  diffusionFactor,
  ProblemError,
  type Stage,
  sizeFactor,
  toCredits,
} from '@easel/sandbox/pricing';

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
