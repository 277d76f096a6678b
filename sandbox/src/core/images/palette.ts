import { hashText } from './noise.ts';

export type Colour = readonly [number, number, number];

/** From the top of the sky to the front of the land; the fifth is the light. */
export type Palette = readonly [Colour, Colour, Colour, Colour, Colour];

const palettes: readonly Palette[] = [
  [
    [38, 70, 120],
    [244, 162, 97],
    [120, 96, 120],
    [42, 54, 84],
    [255, 231, 178],
  ],
  [
    [126, 190, 226],
    [240, 244, 232],
    [134, 176, 122],
    [54, 96, 74],
    [255, 250, 214],
  ],
  [
    [28, 24, 58],
    [120, 70, 130],
    [70, 52, 104],
    [22, 20, 46],
    [250, 214, 230],
  ],
  [
    [232, 196, 170],
    [250, 236, 214],
    [206, 140, 110],
    [122, 72, 66],
    [255, 246, 226],
  ],
  [
    [74, 130, 150],
    [222, 232, 222],
    [108, 150, 140],
    [34, 72, 80],
    [246, 240, 206],
  ],
  [
    [14, 24, 52],
    [52, 88, 128],
    [36, 62, 92],
    [10, 18, 36],
    [226, 236, 255],
  ],
];

const moods: readonly [RegExp, number][] = [
  [/dusk|sunset|evening|黄昏|日落/i, 0],
  [/meadow|spring|garden|forest|green|春|森林|绿/i, 1],
  [/neon|purple|violet|magic|紫|霓虹/i, 2],
  [/desert|paper|warm|autumn|sand|沙漠|秋/i, 3],
  [/harbou?r|sea|ocean|lake|rain|海|湖|雨/i, 4],
  [/night|moon|star|midnight|夜|月|星/i, 5],
];

export function choosePalette(prompt: string): Palette {
  const mood = moods.find(([pattern]) => pattern.test(prompt));
  return palettes[mood ? mood[1] : hashText(prompt) % palettes.length]!;
}

export function mix(a: Colour, b: Colour, t: number): [number, number, number] {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}
