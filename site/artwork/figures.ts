import type { DetectRequest, Diffusion, ImageToInpaint, Stage } from '@easel/contract/types';
import { languages, sourceLanguage } from '../i18n/languages.ts';
import { readGallery } from '../islands/gallery/build-time/read-gallery.ts';
import { readPrompts } from '../islands/home/build-time/read-prompts.ts';

/** One picture of a figure: a job of the sandbox, or something made of the picture before it. */
export interface Picture {
  seed: string;
  diffusion?: Omit<Diffusion, 'sdModel'> & Partial<Pick<Diffusion, 'sdModel'>>;
  /** Starts from the first picture of the figure. */
  fromFirst?: true;
  /** Repaints the first picture where this mask is white. */
  inpaint?: Omit<ImageToInpaint, 'maskImageResourceId' | 'diffusion'>;
  /** The mask itself. */
  mask?: true;
  /** A map of the first picture. */
  detect?: Omit<DetectRequest, 'imageResourceId' | 'requestId'>;
  /** The sandbox's own map of a pose. */
  pose?: true;
  /** Drawn along the last map. */
  controlWeight?: number;
  /** A stage after the drawing. */
  next?: Stage;
  /** Only this square of it is shown: its left, its top and its side, as parts of the picture. */
  crop?: readonly [left: number, top: number, side: number];
  /** The whole request, to which nothing is added. An id `upload:<file>` stands for a file of samples/files. */
  stages?: Stage[];
  /** A file of samples/files, as it is. */
  file?: string;
  /** Painted for those after it, and not shown. */
  hidden?: true;
}

export interface Figure {
  /** Of each picture in the file. */
  side?: number;
  /** How many times wider than high. */
  wide?: number;
  pictures: Picture[];
}

const harbour = '757279507095956705';
const meadow = '600423083519508503';
const inkWash = '651235467812340001';
/** White is a disc in the middle; one of the sandbox's own images. */
export const mask = '881420011223344558';
/** The joints of somebody on one leg; another one. */
export const pose = '881420011223344560';

const say = (text: string): Pick<Diffusion, 'prompts'> => ({ prompts: [{ text }] });
const of = (text: string, seed: string, more: Partial<Diffusion> = {}): Picture => ({
  seed,
  diffusion: { ...say(text), ...more },
});

const cottage = of('a cottage by a lake, mountains, autumn', '3', { sdModel: meadow });
const edges: Picture = {
  seed: '0',
  detect: { preprocessor: 'canny', preprocessorParams: { lowThreshold: 16, highThreshold: 48 } },
};
const lady = of('a woman in a garden', '4', { width: 1024, height: 1024 });
const face = [0.373, 0.127, 0.254] as const;
const pagoda = of('a pagoda and cherry trees, spring', '4', { sdModel: meadow });
const roof = [0.39, 0.117, 0.18] as const;
const eaves = [0.39, 0.14, 0.09] as const;
const enlargedRoof: Picture = {
  ...pagoda,
  next: {
    type: 'IMAGE_TO_UPSCALER',
    imageToUpscaler: { hrUpscaler: '4x-UltraSharp', hrScale: 2 },
  },
  crop: roof,
};
/** Of the home page's pictures, two in a file. */
const pair = 320;
const along = (text: string, controlWeight: number, seed = '6'): Picture => ({
  seed,
  controlWeight,
  diffusion: { ...say(text), sdModel: meadow },
});
const pavilionAlong = (weight: number) => along('a glass pavilion in a forest, spring', weight);
const largeCottage: Picture = {
  ...cottage,
  diffusion: { ...cottage.diffusion!, width: 768, height: 768 },
};
const repainted = (text: string): Picture => ({
  seed: '7',
  fromFirst: true,
  inpaint: { denoisingStrength: 1 },
  diffusion: { ...say(text), sdModel: meadow },
});
const boat = (weight: number): Picture =>
  of(
    'a boat on a river, bamboo, mountains',
    '77',
    weight > 0 ? { lora: { items: [{ loraModel: inkWash, weight }] } } : {},
  );

/** What the cookbook's programs send. */
const onBackground = (text: string): Picture => ({
  seed: '0',
  stages: [
    {
      type: 'INPUT_INITIALIZE',
      inputInitialize: { seed: '7', imageResourceId: 'upload:product.png' },
    },
    {
      type: 'IMAGE_TO_INPAINT',
      imageToInpaint: {
        maskImageResourceId: 'upload:product-mask.png',
        invert: 1,
        inpaintingFill: 'LATENT_NOISE',
        denoisingStrength: 1,
        fullRes: false,
        maskBlur: 2,
        diffusion: { sdModel: meadow, ...say(text), width: 512, height: 512 },
      },
    },
  ],
});
const alongSketch = (seed: string): Picture => ({
  seed: '0',
  stages: [
    { type: 'INPUT_INITIALIZE', inputInitialize: { seed } },
    {
      type: 'DIFFUSION',
      diffusion: {
        sdModel: meadow,
        ...say('a brick house in a spring meadow, watercolour'),
        width: 512,
        height: 512,
        controlnet: {
          args: [
            {
              inputImageResourceId: 'upload:sketch.png',
              preprocessor: 'scribble_xdog',
              model: 'control_v11p_sd15_scribble',
              weight: 0.9,
              guidanceEnd: 0.8,
            },
          ],
        },
      },
    },
  ],
});
const avatar = (style: string): Picture =>
  of('portrait of a woman with a red hat', '7', {
    sdModel: meadow,
    prompts: [{ text: 'portrait of a woman with a red hat' }, { text: style }],
    steps: 15,
  });
const fox = (scene: string): Picture =>
  of(`ink wash, a fox with a blue scarf${scene}`, '11', {
    width: 768,
    height: 768,
    steps: 25,
    denoisingStrength: 0.5,
    lora: { items: [{ loraModel: inkWash, weight: 0.8 }] },
  });
const thumbnail = (title: string): Picture =>
  of(title, '5', {
    prompts: [{ text: title }, { text: 'flat poster, clear shapes' }],
    width: 1216,
    height: 640,
  });

/** What guides show. Each is one file, its pictures side by side. */
export const figures: Record<string, Figure> = {
  'text-to-image': {
    side: 768,
    pictures: [of('a lighthouse on a cliff at dusk, oil painting', '2027351168', { steps: 25 })],
  },
  prompts: {
    pictures: [
      of('five persimmons on a blue cloth, oil painting', '881417'),
      of('a fox in an autumn forest, flat poster', '5'),
      of('夜市，红灯笼，细雨', '8'),
      of('五只仙鹤飞过雪山，水墨画', '11'),
    ],
  },
  steps: {
    pictures: [2, 6, 11, 25].map(steps => of('a sailing ship at sunset', '12', { steps })),
  },
  seeds: {
    pictures: ['1', '2', '3', '4'].map(seed =>
      of('a windmill and three tulips, watercolour', seed),
    ),
  },
  guidance: {
    pictures: [1, 7, 14, 25].map(cfgScale =>
      of('a hot-air balloon over a desert', '9', { cfgScale }),
    ),
  },
  negative: {
    pictures: [
      of('a house and a tree in the rain', '21'),
      of('a house and a tree in the rain', '21', { negativePrompts: [{ text: 'tree, rain' }] }),
    ],
  },
  'img2img-strength': {
    pictures: [
      cottage,
      ...[0.3, 0.6, 0.9].map(
        (denoisingStrength): Picture => ({
          ...of('a castle in the snow at night, watercolour', '42', { denoisingStrength }),
          fromFirst: true,
        }),
      ),
    ],
  },
  inpaint: {
    pictures: [largeCottage, { seed: '0', mask: true }, repainted('a black cat')],
  },
  canny: {
    pictures: [cottage, edges, pavilionAlong(1)],
  },
  'control-weight': {
    pictures: [cottage, edges, ...[0.3, 0.7, 1].map(pavilionAlong)],
  },
  pose: {
    pictures: [
      { seed: '0', pose: true },
      ...[
        'a woman in a red dress on a beach',
        'a knight in a forest, autumn',
        'an astronaut on the moon',
      ].map(text => along(text, 1, '4')),
    ],
  },
  upscale: {
    pictures: [pagoda, { ...pagoda, crop: roof }, enlargedRoof],
  },
  adetailer: {
    pictures: [
      lady,
      { ...lady, crop: face },
      {
        ...lady,
        next: {
          type: 'IMAGE_TO_ADETAILER',
          imageToAdetailer: { args: [{ adModel: 'face_yolov8n.pt' }] },
        },
        crop: face,
      },
    ],
  },
  'lora-subjects': {
    pictures: [
      'a horse in the mountains',
      'a lighthouse on a cliff',
      'two fish and a lotus',
      'a cat under a tree',
    ].map(text => of(text, '7', { lora: { items: [{ loraModel: inkWash, weight: 1 }] } })),
  },
  lora: {
    pictures: [0, 0.4, 0.7, 1].map(boat),
  },
  'cookbook-background': {
    pictures: [
      { seed: '0', file: 'product.png' },
      onBackground('a lake at sunset, mountains'),
      onBackground('a sunny garden, trees, summer'),
      onBackground('snow, mountains, blue sky, winter'),
    ],
  },
  'cookbook-sketch': {
    pictures: [{ seed: '0', file: 'sketch.png' }, alongSketch('2027'), alongSketch('2028')],
  },
  'cookbook-avatars': {
    pictures: ['flat poster', 'watercolour', 'pixel art', 'pencil sketch'].map(avatar),
  },
  'cookbook-character': {
    pictures: [
      fox(''),
      { ...fox(', snow, winter, mountains'), fromFirst: true },
      { ...fox(', night, full moon, stars'), fromFirst: true },
    ],
  },
  'cookbook-outline': {
    pictures: [
      { seed: '0', file: 'photo.png' },
      edges,
      ...[
        'a gingerbread house, studio light',
        'a blue house in the snow at night',
        'a stone house in a forest, autumn, oil painting',
      ].map(text => along(text, 1, '5')),
    ],
  },
  'cookbook-settings': {
    side: 260,
    pictures: [10, 20, 30].flatMap(steps =>
      [4, 9].map(cfgScale =>
        of('a hot-air balloon over a desert, morning', '42', { sdModel: meadow, steps, cfgScale }),
      ),
    ),
  },
  'cookbook-thumbnails': {
    side: 320,
    wide: 1.9,
    pictures: [
      'A lighthouse and two boats at dusk',
      'A cottage in the snow, mountains',
      'A teapot and three cups on a table',
    ].map(thumbnail),
  },
  'make-text': {
    side: pair,
    pictures: [of('a fox in an autumn forest, flat poster', '5'), of('夜市，红灯笼，细雨', '8')],
  },
  'make-image': {
    side: pair,
    pictures: [
      cottage,
      {
        ...of('a cottage by a lake, mountains, winter, snow, watercolour', '3', {
          denoisingStrength: 0.7,
        }),
        fromFirst: true,
      },
    ],
  },
  'make-inpaint': {
    side: pair,
    pictures: [
      of('a meadow, mountains, morning', '3', { width: 768, height: 768 }),
      repainted('a red hot-air balloon'),
    ],
  },
  'make-control': {
    side: pair,
    pictures: [{ ...of('a castle', '4'), hidden: true }, edges, along('a castle at sunset', 1)],
  },
  'make-lora': {
    side: pair,
    pictures: [boat(0), boat(1)],
  },
  'make-upscale': {
    side: pair,
    pictures: [
      { ...pagoda, crop: eaves },
      { ...enlargedRoof, crop: eaves },
    ],
  },
};

/** The stages that ask for a picture. */
export function stagesOf(picture: Picture, source?: string, map?: string): Stage[] {
  if (picture.stages) return picture.stages;
  const { seed, diffusion, inpaint, fromFirst, controlWeight, next } = picture;
  const side = inpaint ? 768 : 512;
  const whole: Diffusion = {
    sdModel: harbour,
    width: side,
    height: side,
    ...diffusion!,
    ...(controlWeight !== undefined && {
      controlnet: {
        args: [
          {
            preprocessor: 'none',
            model: map === pose ? 'control_v11p_sd15_openpose' : 'control_v11p_sd15_canny',
            inputImageResourceId: map!,
            weight: controlWeight,
          },
        ],
      },
    }),
  };
  return [
    {
      type: 'INPUT_INITIALIZE',
      inputInitialize: { seed, count: 1, ...(fromFirst && { imageResourceId: source! }) },
    },
    inpaint
      ? {
          type: 'IMAGE_TO_INPAINT',
          imageToInpaint: { ...inpaint, maskImageResourceId: mask, diffusion: whole },
        }
      : { type: 'DIFFUSION', diffusion: whole },
    ...(next ? [next] : []),
  ];
}

/** What the home page shows: a picture from its first steps to its last, as the button there asks for it. */
export const paintings: Record<string, Figure> = Object.fromEntries(
  languages.flatMap(({ code }) =>
    Object.entries(readPrompts(code)).map(([name, { prompt, seed }]) => [
      `${code}/${name}`,
      {
        pictures: [1, 4, 7, 11, 25].map(steps =>
          of(prompt, seed, { steps, width: 1152, height: 896 }),
        ),
      },
    ]),
  ),
);

/** What the gallery shows: each from the request that the page prints. */
export const gallery: Record<string, Figure> = Object.fromEntries(
  readGallery(sourceLanguage.code).map(({ id, request: { stages } }) => [
    id,
    { pictures: [{ seed: '0', stages }] },
  ]),
);
