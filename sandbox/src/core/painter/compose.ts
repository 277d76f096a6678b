import type { Pixels } from '../images/pixels.ts';
import { paintBehind, paintGround, type Stage } from './backdrops.ts';
import { type Canvas, createCanvas } from './canvas.ts';
import type { Colour } from './colour.ts';
import { inLight, type Light, lightOf, type Time } from './light.ts';
import { createPen, ovalPoints } from './pen.ts';
import { type Random, randomFrom } from './random.ts';
import type { Scene, Wanted } from './read-prompt.ts';
import type { Place, Subject } from './subject.ts';
import { paintWeather } from './weather.ts';

/** The ground that a thing brings along. */
const home: Record<Place, string> = {
  sky: 'sky',
  far: 'field',
  ground: 'field',
  water: 'sea',
  pond: 'pond',
  table: 'table',
  space: 'space',
  portrait: 'plain',
};

/** Where the ground begins, from the top. */
const horizons: Record<string, number> = {
  sky: 1.02,
  space: 1.02,
  pond: 0,
  table: 0.5,
  plain: 0.74,
  room: 0.76,
  moonscape: 0.66,
  street: 0.56,
  beach: 0.5,
  desert: 0.58,
};

/** Into a picture that is there already: only the things, as large as it is. */
export function composeOnto(scene: Scene, seed: number, picture: Pixels): Pixels {
  const { width, height } = picture;
  const canvas = createCanvas(width, height);
  canvas.pixels.data.set(picture.data);
  const light = lightOf(scene.time ?? 'day', scene.weather, false);
  const random = randomFrom(seed);
  const stage = { canvas, width, height, horizon: 0, light, scene, random, seed, snowy: false };
  placeOnGround(stage, scene.wanted, 'picture');
  return canvas.pixels;
}

/** The same place without what stands in it. */
export function emptied(scene: Scene, seed: number): Scene {
  const wanted = scene.wanted.filter(({ subject }) => ['sky', 'far'].includes(subject.place));
  const time = scene.time ?? usualTime(scene, false, seed);
  return { ...scene, time, setting: settingOf(scene, seed), wanted: wanted.slice(1) };
}

export function compose(scene: Scene, seed: number, width: number, height: number): Canvas {
  const canvas = createCanvas(width, height);
  const random = randomFrom(seed);
  const setting = settingOf(scene, seed);
  const indoors = setting === 'table' || setting === 'plain' || setting === 'room';
  const time = scene.time ?? usualTime(scene, indoors || setting === 'pond', seed);
  const light = lightOf(time, scene.weather, scene.tones.has('gloomy'));
  const snowy = !indoors && (scene.weather.has('snow') || scene.season === 'winter');
  const rise = scene.framing === 'wide' ? 0.06 : scene.framing === 'close' ? -0.06 : 0;
  const high = horizons[setting] ?? 0.6;
  const horizon = Math.round(height * (high > 1 || high === 0 ? high : high + rise));
  const stage: Stage = { canvas, width, height, horizon, light, scene, random, seed, snowy };
  paintBehind(stage, setting);
  const groups = groupByPlace(scene.wanted, setting);
  const [beyond, flying] = [true, false].map(wanted =>
    groups.sky.filter(({ subject }) => (subject.beyond ?? false) === wanted),
  ) as [Wanted[], Wanted[]];
  placeInSky(stage, beyond, groups, setting);
  if (beyond.length === 0 && !indoors) lowSun(stage, time);
  placeFar(stage, groups.far);
  placeInSky(stage, flying, groups, setting);
  paintGround(stage, setting);
  const ashore = groups.ground.some(({ subject }) => subject.place === 'ground' && !subject.ground);
  if (ashore && (setting === 'lake' || setting === 'sea')) paintGround(stage, 'bank');
  placeOnGround(stage, groups.ground, setting);
  if (!indoors) paintWeather(stage);
  return canvas;
}

function settingOf({ setting, wanted }: Scene, seed: number): string {
  // What stands somewhere says more about the ground than mountains and birds do.
  const hero =
    wanted.find(({ subject }) => subject.place !== 'far' && subject.place !== 'sky') ??
    wanted.find(({ subject }) => subject.place === 'far') ??
    wanted[0];
  const own = hero && (hero.subject.ground ?? home[hero.subject.place]);
  // A table in a garden is a garden; a lotus in a lake is seen from above.
  if (setting === 'lake' && own === 'pond') return 'pond';
  if (setting === 'sea' && own === 'pond') return 'pond';
  if (setting === 'plain' && own && own !== 'table' && own !== 'field') return own;
  if (setting === 'room' && hero && isOutside(hero.subject)) return own ?? setting;
  if (setting) return setting;
  return own ?? ['sea', 'field', 'lake', 'desert'][seed % 4]!;
}

/** A lit window is no reason to bring the house indoors. */
const isOutside = ({ place, size, person, ground }: Subject): boolean =>
  !person && ground !== 'room' && (place === 'far' || (place === 'ground' && size >= 0.45));

/** Most pictures are of the day. A prompt that names nothing we know still has a mood. */
function usualTime({ wanted }: Scene, indoors: boolean, seed: number): Time {
  const own = wanted.find(({ subject }) => subject.time)?.subject.time;
  if (own) return own;
  const known = wanted.length > 0 || indoors;
  return known ? 'day' : (['day', 'dusk', 'dawn'] as const)[seed % 3]!;
}

type Groups = Record<'sky' | 'far' | 'ground', Wanted[]>;

function groupByPlace(wanted: Wanted[], setting: string): Groups {
  const groups: Groups = { sky: [], far: [], ground: [] };
  for (const one of wanted) {
    const { place } = one.subject;
    const nowhere = setting === 'space' || setting === 'sky';
    if (
      place === 'sky' ||
      (place === 'space' && (setting === 'space' || setting === 'moonscape'))
    ) {
      groups.sky.push(one);
    } else if (
      place === 'far' &&
      !['table', 'plain', 'room', 'pond'].includes(setting) &&
      !nowhere
    ) {
      groups.far.push(one);
    } else if (nowhere && place !== 'far') groups.sky.push(one);
    else groups.ground.push(one);
  }
  return groups;
}

/** Where something stands, in pixels, and how high it is. */
interface Spot {
  x: number;
  y: number;
  size: number;
}

interface Item {
  wanted: Wanted;
  size: number;
}

/** Beside a house an apple is small. */
function itemsOf(group: Wanted[]): Item[] {
  const mixed = group.some(({ subject }) => subject.place !== 'table');
  return group.flatMap(wanted => {
    const { size, place } = wanted.subject;
    const near = mixed && place === 'table' ? 0.5 : 1;
    return Array.from({ length: wanted.count }, () => ({
      wanted,
      size: size * wanted.scale * near,
    }));
  });
}

const framingOf = ({ framing }: Scene): number =>
  framing === 'close' ? 1.35 : framing === 'wide' ? 0.72 : 1;

/** Spread over the sky on a loose grid; a single one leaves the middle to what stands below. */
function placeInSky(stage: Stage, group: Wanted[], groups: Groups, setting: string): void {
  const { width, height, horizon, random, scene, light } = stage;
  const items = itemsOf(group);
  if (items.length === 0) return;
  const unit = Math.min(width, height);
  const depth = Math.min(height, horizon);
  const alone = groups.ground.length === 0 && scene.wanted.length === 1;
  const columns = Math.ceil(Math.sqrt(items.length * (width / depth)));
  const rows = Math.ceil(items.length / columns);
  const fit = Math.min(1, 1.9 / Math.sqrt(items.length + (alone ? 0 : 1)));
  // Seen through the window.
  const window = setting === 'room' ? { x: width * 0.7, y: height * 0.33 } : undefined;
  const aside = items.length === 1 && groups.ground.length > 0;
  const side = random() < 0.5 ? 0.2 : 0.8;
  items.forEach(({ wanted, size }, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, items.length - row * columns);
    const loose = items.length > 1 ? 0.36 : 0.18;
    const cellX = ((index % columns) + 0.5 + (random() - 0.5) * loose) / inRow;
    const cellY = (row + 0.5 + (random() - 0.5) * loose) / rows;
    const wish = unit * size * fit * framingOf(scene) * (0.88 + random() * 0.24);
    const widest = (width * (alone ? 0.86 : 0.95 / Math.max(1.3, inRow))) / wanted.subject.wide;
    const high = Math.min(0.8 * depth, wish * (alone && items.length === 1 ? 1.7 : 1), widest);
    const half = (high * wanted.subject.wide) / 2;
    const x = width * (aside ? side + (cellX - 0.5) * 0.2 : 0.06 + 0.88 * cellX);
    // Above the mountains, not behind them.
    const low = wanted.subject.beyond && groups.far.length > 0 ? 0.36 : 0.74;
    const y = depth * (0.1 + low * cellY) + high / 2;
    const inside = Math.min(width - half * 0.9, Math.max(half * 0.9, x));
    const at = { x: inside, y: Math.min(Math.max(y, high * 1.04), depth * 1.02), size: high };
    draw(
      stage,
      wanted,
      window ? { x: window.x, y: window.y + height * 0.1, size: height * 0.2 } : at,
      light.dark * 0.1,
    );
  });
}

/** Along the horizon, behind everything. */
function placeFar(stage: Stage, group: Wanted[]): void {
  const { width, height, horizon, random, scene } = stage;
  const items = itemsOf(group);
  const unit = Math.min(width, height);
  const hero = scene.wanted[0];
  const mist = scene.weather.has('mist') ? 0.3 : 0;
  items.forEach(({ wanted, size }, index) => {
    const first = wanted === hero;
    const boost = first ? 1.3 : 1;
    const high = Math.min(horizon * 0.92, unit * size * boost * framingOf(scene));
    const x = width * ((index + 0.5) / items.length + (random() - 0.5) * 0.12);
    draw(
      stage,
      wanted,
      { x, y: horizon + height * 0.02, size: high },
      (first ? 0.12 : 0.28) + mist,
    );
  });
}

/** In a row that fits the width, those behind higher up and paler. */
function placeOnGround(stage: Stage, group: Wanted[], setting: string): void {
  const { canvas, width, height, horizon, random, scene } = stage;
  const items = itemsOf(group.filter(({ bearer }) => !bearer));
  if (items.length === 0) return;
  const unit = Math.min(width, height);
  const rows = items.length > (setting === 'table' ? 3 : 4) ? 2 : 1;
  const perRow = Math.ceil(items.length / rows);
  const widest = Math.max(
    ...Array.from({ length: rows }, (_, row) =>
      items
        .slice(row * perRow, (row + 1) * perRow)
        .reduce((sum, { wanted, size }) => sum + size * wanted.subject.wide * 0.94, 0),
    ),
  );
  const tallest = Math.max(...items.map(({ size }) => size));
  const room = (width / unit) * 0.92;
  const few = items.length === 1 ? 1.55 : items.length < 4 ? 1.35 : 1.2;
  const wish = few * (setting === 'table' ? 1.15 : 1) * framingOf(scene);
  const top = horizon > 0 ? (horizon / unit) * 0.9 + 0.3 : 0.95;
  const scale = Math.min(wish, room / widest, Math.min(0.86, top) / tallest);
  for (let row = rows - 1; row >= 0; row--) {
    const line = items.slice(row * perRow, (row + 1) * perRow);
    const total = line.reduce(
      (sum, { wanted, size }) => sum + size * wanted.subject.wide * scale,
      0,
    );
    const gap = Math.min(0.08, Math.max(-0.02, (room - total) / (line.length + 1))) * unit;
    let x = (width - total * unit - gap * (line.length - 1)) / 2;
    for (const { wanted, size } of line) {
      const high = size * scale * unit * (1 - row * 0.14);
      const wide = size * scale * wanted.subject.wide * unit;
      const base = baseline(stage, setting, row, rows);
      const jitter = line.length > 1 ? (random() - 0.5) * height * 0.05 : 0;
      const y = Math.min(height * 0.97, base + jitter);
      if (horizon > 0 && wanted.subject.place !== 'water') {
        canvas.fill(
          ovalPoints(x + wide / 2 + wide * 0.06, y - high * 0.005, wide * 0.48, wide * 0.07),
          [14, 16, 30],
          0.22,
        );
      }
      const at = { x: x + wide / 2, y, size: high };
      draw(stage, wanted, at, row * 0.1);
      for (const thing of group) {
        if (thing.bearer?.[0] === wanted) draw(stage, thing, borneAt(thing, at), row * 0.1);
      }
      x += wide + gap;
    }
  }
}

/** Where a thing is that somebody wears, holds or rides on, and how large. */
function borneAt({ subject, bearer }: Wanted, { x, y, size }: Spot): Spot {
  if (bearer?.[1] === 'rides') return { x: x - size * 0.06, y: y - size * 0.46, size: size * 0.78 };
  if (bearer?.[1] === 'worn') {
    const wide = (bearer[0].subject.wide * 0.46) / subject.wide;
    return { x, y: y - size * 0.9, size: size * Math.min(0.3, wide) };
  }
  return subject.size > 0.35
    ? { x: x + size * 0.14, y: y - size * 0.26, size: size * 0.86 }
    : { x: x + size * 0.2, y: y - size * 0.3, size: size * 0.36 };
}

function baseline({ height, horizon }: Stage, setting: string, row: number, rows: number): number {
  if (setting === 'picture') return height * (0.95 - row * 0.4);
  if (setting === 'pond') return height * (rows > 1 ? 0.9 - row * 0.42 : 0.72);
  const depth = height - horizon;
  return horizon + depth * (rows > 1 ? 0.82 - row * 0.42 : setting === 'table' ? 0.6 : 0.66);
}

/** At dawn and dusk the light has a source. */
function lowSun(stage: Stage, time: string): void {
  const { canvas, width, horizon, random, light, scene } = stage;
  if (time === 'day' || scene.weather.has('rain') || scene.weather.has('storm')) return;
  const unit = Math.min(width, horizon);
  const x = width * (0.2 + random() * 0.6);
  if (time === 'night') return;
  const y = horizon * (time === 'dusk' ? 0.82 : 0.68);
  canvas.glow(x, y, unit * 0.9, light.beam, 0.4);
  canvas.fill(ovalPoints(x, y, unit * 0.075, unit * 0.075), light.beam);
}

function draw(stage: Stage, { subject, colour }: Wanted, at: Spot, away: number): void {
  const { canvas, light, random, scene, snowy } = stage;
  const pen = createPen(canvas, {
    ...at,
    mirror: random() < 0.3,
    random: branch(random),
    dark: light.dark,
    season: scene.season,
    snowy,
    fine: scene.fine ?? false,
    tint: tinting(light, away),
  });
  subject.draw(pen, colour ?? subject.colour);
}

const tinting =
  (light: Light, away: number) =>
  (colour: Colour): Colour =>
    inLight(light, colour, Math.min(0.85, away));

/** So that what one thing draws does not move the next. */
const branch = (random: Random): Random => randomFrom(Math.floor(random() * 0xffffffff));
