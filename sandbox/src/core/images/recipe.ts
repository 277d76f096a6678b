import { markAsSandbox } from './draw-text.ts';
import { choosePalette, mix } from './landscape.ts';
import { type PaintSpec, paint } from './paint.ts';
import { createPixels, cropAndResize, luminance, type Pixels, resize } from './pixels.ts';

/** How to paint a result again. Results are never stored: the same recipe gives the same pixels. */
export interface Recipe {
  paint: PaintSpec;
  /** The size before upscaling. */
  canvas: { width: number; height: number };
  width: number;
  height: number;
  source?: { resourceId: string; strength: number };
  mask?: { resourceId: string; invert: boolean; strength: number };
  controls: string[];
  note: string;
}

type ReadPixels = (resourceId: string) => Promise<Pixels | undefined>;

export async function followRecipe(recipe: Recipe, read: ReadPixels): Promise<Pixels> {
  const { width, height } = recipe.canvas;
  let picture = paint(recipe.paint, width, height);
  for (const id of recipe.controls) {
    const control = await read(id);
    if (control) shade(picture, cropAndResize(control, width, height));
  }
  const source = recipe.source && (await read(recipe.source.resourceId));
  if (source && recipe.source) {
    const fitted = cropAndResize(source, width, height);
    const mask = recipe.mask && (await read(recipe.mask.resourceId));
    picture = recipe.mask
      ? repaint(fitted, picture, mask && cropAndResize(mask, width, height), recipe.mask)
      : derive(fitted, picture, recipe.paint.prompt, recipe.source.strength);
  }
  const result = resize(picture, recipe.width, recipe.height);
  markAsSandbox(result, recipe.note);
  return result;
}

/** The input stays recognisable; its light is carried into the colours of the prompt. */
function derive(source: Pixels, painting: Pixels, prompt: string, strength: number): Pixels {
  const result = createPixels(source.width, source.height);
  const palette = choosePalette(prompt);
  luminance(source).forEach((light, index) => {
    const tone = light / 255;
    const tinted =
      tone < 0.5
        ? mix(palette[3], palette[2], tone * 2)
        : mix(palette[1], palette[4], tone * 2 - 1);
    for (let channel = 0; channel < 3; channel++) {
      const at = 3 * index + channel;
      const drawn = tinted[channel]! * 0.7 + painting.data[at]! * 0.3;
      result.data[at] = source.data[at]! * (1 - strength) + drawn * strength;
    }
  });
  return result;
}

function repaint(
  source: Pixels,
  painting: Pixels,
  mask: Pixels | undefined,
  { invert, strength }: { invert: boolean; strength: number },
): Pixels {
  const result = createPixels(source.width, source.height);
  const white = mask ? luminance(mask) : new Uint8Array(result.data.length / 3);
  white.forEach((value, index) => {
    const share = ((invert ? 255 - value : value) / 255) * (0.4 + 0.6 * strength);
    for (let at = 3 * index; at < 3 * index + 3; at++) {
      result.data[at] = source.data[at]! * (1 - share) + painting.data[at]! * share;
    }
  });
  return result;
}

function shade(picture: Pixels, control: Pixels): void {
  luminance(control).forEach((light, index) => {
    const share = 0.55 + (light / 255) * 0.7;
    for (let at = 3 * index; at < 3 * index + 3; at++) {
      picture.data[at] = Math.min(255, picture.data[at]! * share);
    }
  });
}
