import { type Colour, mix } from './colour.ts';

export type Time = 'dawn' | 'day' | 'dusk' | 'night';

/** What an hour does to colours. */
export interface Light {
  skyTop: Colour;
  skyLow: Colour;
  /** Of sun or moon, and of what they touch. */
  beam: Colour;
  /** Each colour is multiplied by it. */
  tone: readonly [number, number, number];
  /** What far things fade into. */
  haze: Colour;
  /** 0 by day, 1 in the night: how much lamps show. */
  dark: number;
}

const lights: Record<Time, Light> = {
  dawn: {
    skyTop: [118, 158, 204],
    skyLow: [252, 214, 186],
    beam: [255, 226, 188],
    tone: [1.02, 0.95, 0.92],
    haze: [238, 212, 204],
    dark: 0.15,
  },
  day: {
    skyTop: [86, 154, 214],
    skyLow: [214, 234, 240],
    beam: [255, 246, 214],
    tone: [1.03, 1.02, 0.98],
    haze: [206, 224, 232],
    dark: 0,
  },
  dusk: {
    skyTop: [66, 62, 122],
    skyLow: [250, 152, 88],
    beam: [255, 196, 120],
    tone: [0.98, 0.78, 0.72],
    haze: [226, 146, 112],
    dark: 0.45,
  },
  night: {
    skyTop: [12, 20, 52],
    skyLow: [44, 66, 118],
    beam: [214, 226, 255],
    tone: [0.5, 0.55, 0.74],
    haze: [46, 64, 108],
    dark: 1,
  },
};

const storm: Colour = [70, 80, 92];
const overcast: Colour = [176, 186, 192];

/** Weather takes the colour out of the sky, and some of the light. */
export function lightOf(time: Time, weather: ReadonlySet<string>, gloomy: boolean): Light {
  const light = lights[time];
  const veil = weather.has('storm') ? storm : overcast;
  const share = weather.has('storm')
    ? 0.75
    : weather.has('rain') || weather.has('snow')
      ? 0.5
      : weather.has('mist')
        ? 0.35
        : 0;
  const dim = weather.has('storm') || gloomy ? 0.7 : weather.has('rain') ? 0.86 : 1;
  const veiled = (colour: Colour) => mix(colour, mix(veil, light.skyTop, light.dark * 0.7), share);
  return {
    ...light,
    skyTop: scale(veiled(light.skyTop), dim),
    skyLow: scale(veiled(light.skyLow), dim),
    haze: scale(veiled(light.haze), dim),
    tone: light.tone.map(value => value * (dim + 1) * 0.5) as [number, number, number],
    dark: Math.min(1, light.dark + (1 - dim) * 0.8),
  };
}

const scale = (colour: Colour, by: number): Colour => [
  colour[0] * by,
  colour[1] * by,
  colour[2] * by,
];

/** A colour in this light, `away` between 0 and 1. */
export function inLight({ tone, haze }: Light, colour: Colour, away = 0): Colour {
  const lit: Colour = [colour[0] * tone[0], colour[1] * tone[1], colour[2] * tone[2]];
  return away > 0 ? mix(lit, haze, away) : lit;
}
