import {
  createPixels,
  cropAndResize,
  luminance,
  type Pixels,
  resize,
  withinArea,
} from '../images/pixels.ts';
import { type Control, followControl } from './control.ts';
import { finish, heroOf, type PaintSpec, sketch, sketchOnto, sketchPlace } from './index.ts';
import { signPicture } from './sign-picture.ts';
import { blendPictures } from './styles/pixel-tools.ts';

/** How to paint a result again. Results are never stored: the same recipe gives the same pixels. */
export interface Recipe {
  paint: PaintSpec;
  /** The size before upscaling. */
  canvas: { width: number; height: number };
  width: number;
  height: number;
  source?: { resourceId: string; strength: number };
  mask?: { resourceId: string; invert: boolean; strength: number };
  controls: Control[];
  note: string;
}

type ReadPixels = (resourceId: string) => Promise<Pixels | undefined>;

/** What one picture is worth. */
const mostPixels = 330_000;
/** An upscaled one has more detail, not larger pixels, as have faces that are mended; an input keeps its own. */
const mostUpscaled = 1_000_000;

export async function followRecipe(recipe: Recipe, read: ReadPixels): Promise<Pixels> {
  const upscaled = recipe.width > recipe.canvas.width;
  const most = upscaled || recipe.source || recipe.paint.faces ? mostUpscaled : mostPixels;
  const { width, height } = withinArea(recipe.width, recipe.height, most);
  const source = recipe.source && (await read(recipe.source.resourceId));
  const fitted = source && cropAndResize(source, width, height);
  const picture =
    fitted && recipe.mask
      ? repaint(fitted, recipe, await readMask(recipe.mask, read, width, height))
      : fitted && recipe.source
        ? derive(fitted, sketch(recipe.paint, width, height), recipe.source.strength)
        : sketch(recipe.paint, width, height);
  const guided = await withControls(picture, recipe, read);
  const done = recipe.mask && fitted ? guided : finishFor(recipe, guided);
  const result = resize(done, recipe.width, recipe.height);
  signPicture(result);
  return result;
}

/** The less of an input is changed, the less of the style it takes on. */
function finishFor({ paint, source }: Recipe, picture: Pixels): Pixels {
  const finished = finish(picture, paint);
  return source ? blendPictures(picture, finished, Math.min(1, source.strength * 1.3)) : finished;
}

async function withControls(picture: Pixels, recipe: Recipe, read: ReadPixels): Promise<Pixels> {
  let guided = picture;
  for (const control of recipe.controls) {
    const image = await read(control.resourceId);
    if (!image) continue;
    const { width, height } = picture;
    const place = () => sketchPlace(recipe.paint, width, height);
    const sheet = { picture: guided, place, ...heroOf(recipe.paint) };
    guided = followControl(sheet, cropAndResize(image, width, height), control);
  }
  return guided;
}

/** The colours go over first, then the shapes: at half strength the input is still recognised. */
function derive(source: Pixels, painting: Pixels, strength: number): Pixels {
  const result = createPixels(source.width, source.height);
  const shapes = strength < 0.5 ? strength * 0.4 : 0.2 + (strength - 0.5) * 1.6;
  const before = luminance(source);
  const after = luminance(painting);
  for (let index = 0; index < before.length; index++) {
    const light = before[index]! + (after[index]! - before[index]!) * shapes;
    for (let at = 3 * index; at < 3 * index + 3; at++) {
      const own = source.data[at]! - before[index]!;
      const wanted = painting.data[at]! - after[index]!;
      const value = light + own + (wanted - own) * strength;
      result.data[at] = Math.min(255, Math.max(0, value));
    }
  }
  return result;
}

async function readMask(
  { resourceId, invert }: { resourceId: string; invert: boolean },
  read: ReadPixels,
  width: number,
  height: number,
): Promise<Uint8Array> {
  const mask = await read(resourceId);
  if (!mask) return new Uint8Array(width * height);
  const white = luminance(cropAndResize(mask, width, height));
  return invert ? white.map(value => 255 - value) : white;
}

/** Painted in the box around the mask, and only the mask lets it through. */
function repaint(source: Pixels, recipe: Recipe, mask: Uint8Array): Pixels {
  const { width, height } = source;
  const box = boxOf(mask, width, height);
  if (!box) return source;
  const painted = finish(sketchOnto(recipe.paint, cutOut(source, box)), recipe.paint, false);
  const strength = 0.4 + 0.6 * (recipe.mask?.strength ?? 1);
  const result = { width, height, data: source.data.slice() };
  for (let y = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++) {
      const index = (box.top + y) * width + box.left + x;
      const share = (mask[index]! / 255) * strength;
      if (share === 0) continue;
      for (let channel = 0; channel < 3; channel++) {
        const at = 3 * index + channel;
        const wanted = painted.data[3 * (y * box.width + x) + channel]!;
        result.data[at] = source.data[at]! + (wanted - source.data[at]!) * share;
      }
    }
  }
  return result;
}

function cutOut(source: Pixels, { left, top, width, height }: Box): Pixels {
  const cut = createPixels(width, height);
  for (let y = 0; y < height; y++) {
    const from = 3 * ((top + y) * source.width + left);
    cut.data.set(source.data.subarray(from, from + 3 * width), 3 * y * width);
  }
  return cut;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

function boxOf(mask: Uint8Array, width: number, height: number): Box | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (mask[y * width + x]! < 8) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 };
}
