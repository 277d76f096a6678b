import type { BaseModel } from '../contract-data.ts';
import { hashText, latticeValue } from '../images/noise.ts';
import type { Pixels } from '../images/pixels.ts';
import { addIn, type Colour, mix, mixIn, saturateIn } from './colour.ts';
import { compose, composeOnto, emptied } from './compose.ts';
import { readPrompt, type Scene } from './read-prompt.ts';
import { styles } from './styles/index.ts';
import { blendPictures, blur, recolour } from './styles/pixel-tools.ts';

export interface PaintSpec {
  prompt: string;
  negative?: string;
  seed: number;
  steps: number;
  /** How literally the words are taken: 7 unless told. */
  cfgScale?: number;
  sampler?: string;
  baseModel: BaseModel;
  modelId: string;
  loras: readonly { name: string; weight: number }[];
  /** Faces are painted once more, with everything in them. */
  faces?: boolean;
}

/** What the words name, in its place, before anything is made of it. */
export function sketch(spec: PaintSpec, width: number, height: number): Pixels {
  return compose(sceneOf(spec), seedOf(spec), width, height).pixels;
}

const sceneOf = ({ prompt, negative, faces = false }: PaintSpec): Scene => ({
  ...readPrompt(prompt, negative),
  fine: faces,
});

/** Where it would be, without what stands there: for what a control image draws. */
export function sketchPlace(spec: PaintSpec, width: number, height: number): Pixels {
  const seed = seedOf(spec);
  return compose(emptied(readPrompt(spec.prompt, spec.negative), seed), seed, width, height).pixels;
}

/** Things go into the picture that is there; words that name a place, or nothing we know, replace it. */
export function sketchOnto(spec: PaintSpec, picture: Pixels): Pixels {
  const scene = readPrompt(spec.prompt, spec.negative);
  return scene.wanted.length > 0 && !scene.setting
    ? composeOnto(scene, seedOf(spec), picture)
    : sketch(spec, picture.width, picture.height);
}

/** The first thing of a prompt, and what it is coloured with. */
export function heroOf({ prompt, negative }: PaintSpec) {
  const { wanted, loose } = readPrompt(prompt, negative);
  const [first] = wanted;
  const hero = first?.subject;
  const colour: Colour = first?.colour ?? loose ?? hero?.colour ?? [188, 150, 110];
  return { hero, colour };
}

/** Style, steps and models, over a sketch or over the reader's own picture. */
export function finish(picture: Pixels, spec: PaintSpec, whole = true): Pixels {
  const seed = seedOf(spec);
  const { style, tones } = readPrompt(spec.prompt, spec.negative);
  const chosen = style ?? (spec.baseModel === 'FLUX' ? 'glass' : undefined);
  // A part of a picture keeps the light of the rest.
  let result = whole ? graded(picture, spec, tones) : picture;
  const apply = (name: string | undefined, share: number) => {
    const paint = styles[name ?? ''];
    if (paint && share > 0) result = blendPictures(result, paint(result, seed), share);
  };
  apply(chosen, 1);
  for (const { name, weight } of spec.loras) apply(readPrompt(name).style ?? 'crayon', weight);
  if (tones.has('monochrome')) result = recolour(result, colour => saturateIn(colour, 0));
  return unfinished(result, spec, seed);
}

export const paint = (spec: PaintSpec, width: number, height: number): Pixels =>
  finish(sketch(spec, width, height), spec);

/** The words decide what is seen, seed and model how. */
function seedOf({ prompt, seed, modelId }: PaintSpec): number {
  return (hashText(`${prompt}\n${modelId}`) ^ Math.imul(seed, 0x9e3779b1)) >>> 0;
}

/** A low scale drifts towards grey, a high one is harsh; tones shift all colours. */
function graded(picture: Pixels, spec: PaintSpec, tones: ReadonlySet<string>): Pixels {
  const { cfgScale = 7, baseModel } = spec;
  const strict = baseModel === 'FLUX' ? 0 : (cfgScale - 7) / 23;
  const colourful = (tones.has('pastel') ? 0.8 : tones.has('neon') ? 1.7 : 1) * (1 + strict * 0.7);
  const contrast = (baseModel === 'SD1.5' ? 0.96 : 1.04) * (1 + strict * 0.45);
  const lift = tones.has('pastel') ? 26 : 0;
  const neon = tones.has('neon');
  const { width, height } = picture;
  return recolour(picture, (colour, x, y) => {
    saturateIn(colour, colourful);
    if (neon) mixIn(colour, mix([214, 40, 190], [20, 170, 236], x / width), 0.2);
    const dx = x / width - 0.5;
    const dy = y / height - 0.5;
    const corner = 1.03 - (dx * dx + dy * dy) * 0.28;
    for (let channel = 0; channel < 3; channel++) {
      colour[channel] = ((colour[channel]! - 118) * contrast + 118 + lift) * corner;
    }
  });
}

const enoughSteps = 16;

/** Few steps leave the picture soft and full of noise, as they do in diffusion. */
function unfinished(picture: Pixels, { steps, sampler = '' }: PaintSpec, seed: number): Pixels {
  const left = Math.max(0, enoughSteps - steps) / (enoughSteps - 1);
  if (left === 0) return picture;
  const soft = blur(picture, 1 + left * 9);
  // Ancestral samplers add noise of their own.
  const strength = left * (/ a\b|ancestral/.test(sampler) ? 78 : 62);
  return recolour(soft, (colour, x, y) => {
    addIn(colour, (latticeValue(x, y, seed) - 0.5) * strength);
  });
}
