import { encodePng } from '../src/core/images/png.ts';
import type { PaintSpec } from '../src/core/painter/index.ts';
import { followRecipe, type Recipe } from '../src/core/painter/recipe.ts';

/** For each prompt two requests, and the SHA-256 of the files they give: the same in every runtime. */
export async function paintList(prompts: string[]): Promise<string[]> {
  const digests: string[] = [];
  for (const [index, prompt] of prompts.entries()) {
    for (const recipe of recipesFor(prompt, index)) {
      const source = recipe.source && (await followRecipe(recipesFor('a cottage', 1)[0], nothing));
      const pixels = await followRecipe(recipe, async () => source);
      const digest = await crypto.subtle.digest('SHA-256', encodePng(pixels, recipe.note));
      digests.push(
        [...new Uint8Array(digest)].map(byte => byte.toString(16).padStart(2, '0')).join(''),
      );
    }
  }
  return digests;
}

const nothing = async () => undefined;

/** As it is usual, and with everything that can be set. */
function recipesFor(prompt: string, index: number): [Recipe, Recipe] {
  const plain: PaintSpec = {
    prompt,
    seed: index,
    steps: 25,
    baseModel: 'SDXL',
    modelId: 'list',
    loras: [],
  };
  const size = { width: 96, height: 80 };
  const whole = { canvas: size, ...size, controls: [], note: `seed ${index}` };
  const special: PaintSpec = {
    ...plain,
    steps: 3 + index,
    cfgScale: index % 20,
    baseModel: (['SD1.5', 'FLUX', 'SDXL'] as const)[index % 3]!,
    negative: 'rain',
    loras: [{ name: 'Ink wash XL', weight: (index % 5) / 4 }],
  };
  const controlled = { resourceId: 'source', preprocessor: controls[index % 4]!, weight: 0.8 };
  return [
    { ...whole, paint: plain },
    {
      ...whole,
      paint: special,
      width: index % 2 ? 192 : 96,
      height: index % 2 ? 160 : 80,
      source: { resourceId: 'source', strength: (index % 10) / 10 },
      ...(index % 4 === 0 && { mask: { resourceId: 'source', invert: false, strength: 0.7 } }),
      controls: index % 3 ? [controlled] : [],
    },
  ];
}

const controls = ['canny', 'depth_midas', 't2ia_color_grid', 'shuffle'];
