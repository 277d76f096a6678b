/** Prices are whole tenths inside, so that no float rounding exists. */
export function toCredits(tenths: number): number {
  return tenths / 10;
}

/** A limit given by the caller; anything finer than a tenth cannot be reached by a quote. */
export function toTenths(credits: number): number {
  return Math.floor(credits * 10 + 1e-9);
}

const pixelsPerUnit = 1_048_576;
const stepsPerUnit = 5;

export function stageTenths(factor: number, count: number, steps: number, k: number): number {
  return factor * count * Math.ceil(steps / stepsPerUnit) * k;
}

export const diffusionFactor = 2;

export function sizeFactor(width: number, height: number): number {
  return Math.ceil((2 * width * height) / pixelsPerUnit);
}

export function upscaleModelTenths(pixels: number): number {
  return 2 * Math.ceil(pixels / pixelsPerUnit);
}
