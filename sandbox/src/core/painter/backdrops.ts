import { fractalNoise, latticeValue, valueNoise } from '../images/noise.ts';
import type { Canvas, Point } from './canvas.ts';
import { type Colour, darker, lighter, mix, mixIn, setIn } from './colour.ts';
import { inLight, type Light } from './light.ts';
import { noiseField } from './noise-field.ts';
import { boxPoints, smooth } from './pen.ts';
import type { Random } from './random.ts';
import type { Scene } from './read-prompt.ts';

export interface Stage {
  canvas: Canvas;
  width: number;
  height: number;
  /** In pixels from the top; where there is none, the lower edge. */
  horizon: number;
  light: Light;
  scene: Scene;
  random: Random;
  seed: number;
  snowy: boolean;
}

type Backdrop = (stage: Stage) => void;

/** What is behind everything: a sky, a wall, the stars. */
export function paintBehind(stage: Stage, setting: string): void {
  (behind[setting] ?? sky)(stage);
}

/** What things stand on. */
export function paintGround(stage: Stage, setting: string): void {
  grounds[setting]?.(stage);
}

const sky: Backdrop = ({ canvas, horizon, light, scene, seed, width, height }) => {
  const cloudy =
    scene.weather.has('cloud') || scene.weather.has('storm')
      ? 0.16
      : scene.weather.size > 0
        ? 0.1
        : 0;
  const cloudColour = mix(light.beam, light.skyLow, light.dark > 0.8 ? 0.75 : 0.25);
  const depth = Math.max(1, horizon);
  const own = scene.surfaces.get('sky');
  const top = own ? mix(light.skyTop, inLight(light, own), 0.7) : light.skyTop;
  const low = own ? mix(light.skyLow, inLight(light, lighter(own, 0.3)), 0.5) : light.skyLow;
  const clouds = noiseField(width, height, 3.2 / width, 8 / height, seed + 99, 3);
  canvas.paint(
    (colour, x, y) => {
      const part = Math.min(1, y / depth);
      setIn(colour, top);
      mixIn(colour, low, part * part * (3 - 2 * part));
      const cover = Math.max(0, clouds(x, y) - 0.56 + cloudy) * 2.6;
      mixIn(colour, cloudColour, Math.min(0.85, cover) * (1 - 0.4 * part));
    },
    0,
    // Hills may dip below the horizon.
    horizon + height * 0.08,
  );
  if (light.dark > 0.8 && !scene.weather.has('storm')) stars(canvas, width, horizon, seed, 330);
};

function stars(canvas: Canvas, width: number, depth: number, seed: number, density: number): void {
  const count = Math.round((depth / width) * density);
  for (let index = 0; index < count; index++) {
    const x = latticeValue(index, 1, seed) * width;
    const y = latticeValue(index, 2, seed) * depth;
    const bright = latticeValue(index, 3, seed);
    const size = width * 0.0016 * (0.5 + bright * bright * 1.8);
    canvas.glow(x, y, size * 3, [200, 214, 255], 0.35 * bright);
    canvas.glow(x, y, size * 1.2, [255, 250, 235], 0.9);
  }
}

const space: Backdrop = ({ canvas, width, height, seed, scene }) => {
  const cloud = scene.loose ?? ([92, 60, 150] as const);
  const wisps = noiseField(width, height, 3 / width, 3 / height, seed + 5, 4);
  const others = noiseField(width, height, 2 / width, 2 / height, seed + 6, 1);
  canvas.paint((colour, x, y) => {
    const noise = wisps(x, y);
    setIn(colour, [8, 10, 26]);
    mixIn(colour, cloud, Math.max(0, noise - 0.46) * 1.5);
    mixIn(colour, [40, 110, 150], Math.max(0, noise * others(x, y) - 0.3) * 0.9);
  });
  stars(canvas, width, height, seed, 420);
};

/** A wall with a lamp somewhere to its left. */
const wall: Backdrop = ({ canvas, width, height, scene, light, seed }) => {
  const base = scene.surfaces.get('wall') ?? scene.loose ?? wallColours[seed % wallColours.length]!;
  const near = inLight(light, lighter(base, 0.18));
  const far = inLight(light, darker(base, 0.3));
  const plaster = noiseField(width, height, 40 / width, 40 / height, seed + 3, 1);
  canvas.paint((colour, x, y) => {
    const dx = x / width - 0.3;
    const dy = y / height - 0.2;
    const away = Math.min(1, Math.sqrt(dx * dx + dy * dy) * 1.05);
    const grain = (plaster(x, y) - 0.5) * 0.08;
    setIn(colour, near);
    mixIn(colour, far, Math.min(1, Math.max(0, away + grain)));
  });
};

const wallColours: readonly Colour[] = [
  [206, 190, 160],
  [150, 166, 164],
  [188, 150, 128],
  [122, 138, 156],
  [196, 178, 140],
];

const room: Backdrop = stage => {
  wall(stage);
  const { canvas, width, height, light, scene, seed } = stage;
  // A window, and what the hour puts behind it.
  const [left, top, wide, high] = [width * 0.52, height * 0.1, width * 0.36, height * 0.46];
  const frame = inLight(light, [236, 228, 212]);
  rect(canvas, left - wide * 0.05, top - wide * 0.05, wide * 1.1, high + wide * 0.1, frame);
  canvas.fill(boxPoints(left, top, wide, high), { from: light.skyTop, to: light.skyLow });
  if (scene.weather.has('rain')) {
    for (let index = 0; index < 60; index++) {
      const x = left + latticeValue(index, 4, seed) * wide;
      const y = top + latticeValue(index, 5, seed) * high * 0.9;
      rect(canvas, x, y, width * 0.0022, high * 0.08, [214, 226, 236], 0.5);
    }
  }
  rect(canvas, left + wide * 0.48, top, wide * 0.04, high, frame);
  rect(canvas, left, top + high * 0.46, wide, high * 0.03, frame);
  rect(canvas, left - wide * 0.1, top + high, wide * 1.2, high * 0.06, darker(frame, 0.1));
};

function rect(
  canvas: Canvas,
  x: number,
  y: number,
  wide: number,
  high: number,
  colour: Colour,
  opacity = 1,
): void {
  canvas.fill(boxPoints(x, y, wide, high), colour, opacity);
}

const underwater: Backdrop = ({ canvas, width, height, light, scene, seed }) => {
  const base = inLight(light, scene.surfaces.get('wall') ?? [56, 124, 132]);
  const ripples = noiseField(width, height, 5 / width, 9 / height, seed + 8, 3);
  const [top, bottom] = [lighter(base, 0.12), darker(base, 0.35)];
  canvas.paint((colour, x, y) => {
    setIn(colour, top);
    mixIn(colour, bottom, y / height);
    mixIn(colour, light.beam, Math.max(0, ripples(x, y) - 0.62) * 0.84);
  });
};

const behind: Record<string, Backdrop> = {
  space,
  moonscape: space,
  table: wall,
  plain: wall,
  room,
  pond: underwater,
};

/** Mirrors what is above, moved by waves. */
function water(stage: Stage, base: Colour, rough: number): void {
  const { canvas, width, height, horizon, light, seed } = stage;
  const { data } = canvas.pixels;
  const tone = inLight(light, base);
  const depth = height - horizon;
  canvas.paint((colour, x, y) => {
    const part = (y - horizon) / depth;
    const wave = valueNoise((x / width) * (14 - 7 * part), part * 46 * (1.6 - part), seed + 7);
    const shift = Math.round((wave - 0.5) * width * rough * (0.4 + part));
    const from = Math.min(width - 1, Math.max(0, x + shift));
    const above = Math.max(0, Math.floor(horizon - (y - horizon) * 0.92 - wave * 6));
    const at = 3 * (above * width + from);
    colour[0] = data[at]!;
    colour[1] = data[at + 1]!;
    colour[2] = data[at + 2]!;
    mixIn(colour, tone, 0.3 + 0.42 * part);
    mixIn(colour, light.beam, Math.max(0, wave - 0.72) * rough * 9);
  }, horizon);
}

const sea: Backdrop = stage => {
  water(stage, [38, 92, 124], stage.scene.weather.has('storm') ? 0.06 : 0.03);
  if (stage.scene.weather.has('storm')) breakers(stage);
};

/** Waves that break, row behind row. */
function breakers({ canvas, width, height, horizon, light, random }: Stage): void {
  for (let row = 0; row < 5; row++) {
    const y = horizon + (height - horizon) * (0.16 + row * 0.19);
    const high = height * (0.02 + row * 0.014);
    const crest: Point[] = [];
    for (let x = -0.1; x <= 1.11; x += 0.12) {
      crest.push([x * width, y - high * (0.2 + random() * 1.5)]);
    }
    const outline: Point[] = [...smooth(crest, false), [width, y + high * 3], [0, y + high * 3]];
    canvas.fill(
      outline,
      { from: inLight(light, [92, 132, 146]), to: inLight(light, [30, 62, 84]) },
      0.8,
    );
    const foam = smooth(crest, false);
    canvas.fill(
      [...foam, ...foam.map(([x, fy]): Point => [x, fy + high * 0.35]).reverse()],
      inLight(light, [226, 234, 234]),
      0.55,
    );
  }
}

const lake: Backdrop = stage => {
  shoreline(stage);
  water(stage, [74, 118, 128], 0.012);
};

/** A low far shore, so that still water has something to mirror. */
function shoreline({ canvas, width, horizon, height, light, seed, snowy }: Stage): void {
  const line: Point[] = [];
  for (let step = 0; step <= 24; step++) {
    const x = step / 24;
    line.push([x * width, horizon - height * 0.035 * fractalNoise(x * 6, 3, seed + 31, 3) * 1.6]);
  }
  const colour = inLight(light, snowy ? [196, 206, 214] : [92, 118, 98], 0.35);
  canvas.fill([...line, [width, horizon + 2], [0, horizon + 2]], colour);
}

const beach: Backdrop = stage => {
  const { canvas, width, height, horizon, light } = stage;
  sea(stage);
  const edge = horizon + (height - horizon) * 0.42;
  const wave = (x: number): Point => [
    x * width,
    edge + height * 0.03 * (valueNoise(x * 5, 2, stage.seed) - 0.5) - height * 0.05 * x,
  ];
  const line = smooth(
    Array.from({ length: 13 }, (_, step) => wave(step / 12)),
    false,
  );
  const foam = line.map(([x, y]): Point => [x, y - height * 0.012]);
  canvas.fill([...foam, [width, height], [0, height]], inLight(light, [240, 240, 232]));
  canvas.fill([...line, [width, height], [0, height]], {
    from: inLight(light, [214, 190, 146]),
    to: inLight(light, [238, 216, 170]),
  });
};

/** Soft hills, one behind the other, each nearer one darker and fuller. */
function hills(stage: Stage, far: Colour, near: Colour, rough: number, layers = 4): void {
  const { canvas, width, height, horizon, light, seed } = stage;
  for (let layer = 0; layer < layers; layer++) {
    const part = layer / Math.max(1, layers - 1);
    const base = horizon + (height - horizon) * part * 0.62;
    const line: Point[] = [];
    for (let step = 0; step <= 32; step++) {
      const x = step / 32;
      const rise = fractalNoise(x * (1.6 + part), layer * 5.1, seed + 41 + layer, 3) - 0.5;
      line.push([x * width, base - rise * height * rough]);
    }
    const colour = inLight(light, mix(far, near, part), (1 - part) * 0.3);
    canvas.fill([...smooth(line, false), [width, height], [0, height]], {
      from: lighter(colour, 0.08),
      to: darker(colour, 0.12),
    });
  }
}

const grassColours: Record<string, [Colour, Colour]> = {
  spring: [
    [168, 196, 122],
    [96, 150, 70],
  ],
  autumn: [
    [206, 176, 104],
    [156, 112, 48],
  ],
  winter: [
    [222, 230, 236],
    [238, 242, 246],
  ],
};

const field: Backdrop = stage => {
  const { scene, snowy, canvas, width, height, horizon, light, random } = stage;
  const [far, near] = snowy
    ? grassColours.winter!
    : (grassColours[scene.season ?? ''] ?? [
        [150, 178, 110],
        [84, 132, 62],
      ]);
  hills(stage, far, near, 0.07);
  if (snowy) return;
  // Blades, larger towards the reader.
  for (let blade = 0; blade < 420; blade++) {
    const part = random();
    const y = horizon + (height - horizon) * (0.25 + 0.75 * part);
    const x = random() * width;
    const high = height * 0.012 * (0.4 + part * 1.6);
    const lean = (random() - 0.5) * high;
    canvas.fill(
      [
        [x, y],
        [x + high * 0.16, y],
        [x + lean, y - high],
      ],
      inLight(light, random() > 0.5 ? lighter(near, 0.16) : darker(near, 0.2)),
      0.7,
    );
  }
};

const desert: Backdrop = stage => hills(stage, [232, 196, 142], [206, 148, 88], 0.16, 4);

const moonscape: Backdrop = stage => {
  hills(stage, [176, 178, 184], [132, 134, 142], 0.08, 3);
  const { canvas, width, height, horizon, random } = stage;
  for (let index = 0; index < 14; index++) {
    const part = random();
    const y = horizon + (height - horizon) * (0.2 + part * 0.75);
    const size = width * 0.016 * (1 + part * 3);
    const x = random() * width;
    canvas.fill(oval(x, y, size, size * 0.34), [98, 100, 108], 0.7);
    canvas.fill(oval(x, y + size * 0.07, size * 0.86, size * 0.24), [158, 160, 168], 0.8);
  }
};

const oval = (x: number, y: number, rx: number, ry: number): Point[] => {
  const around: Point[] = [
    [x + rx, y],
    [x, y + ry],
    [x - rx, y],
    [x, y - ry],
  ];
  return smooth(around, true);
};

const forest: Backdrop = stage => {
  const { canvas, width, height, horizon, light, random, scene, snowy } = stage;
  field(stage);
  const leaves: readonly Colour[] =
    scene.season === 'autumn'
      ? [
          [206, 118, 44],
          [190, 82, 40],
          [222, 166, 62],
        ]
      : snowy
        ? [
            [196, 208, 214],
            [150, 170, 172],
          ]
        : [
            [58, 104, 66],
            [78, 124, 70],
            [42, 86, 62],
          ];
  for (let layer = 0; layer < 4; layer++) {
    const away = 0.62 - layer * 0.19;
    const base = horizon + (height - horizon) * (0.08 + layer * 0.16);
    const count = 15 - layer * 3;
    for (let tree = 0; tree < count; tree++) {
      const x = ((tree + 0.2 + random() * 0.6) / count) * width;
      // The middle stays open for whoever is there.
      if (layer > 1 && Math.abs(x / width - 0.5) < 0.22) continue;
      const high = height * (0.34 + layer * 0.12) * (0.8 + random() * 0.4);
      const thick = high * 0.055;
      rect(canvas, x - thick / 2, base - high, thick, high, inLight(light, [96, 72, 56], away));
      for (let crown = 0; crown < 5; crown++) {
        const leaf = leaves[Math.floor(random() * leaves.length)]!;
        canvas.fill(
          oval(
            x + (random() - 0.5) * high * 0.4,
            base - high * (0.55 + random() * 0.5),
            high * (0.16 + random() * 0.1),
            high * (0.13 + random() * 0.08),
          ),
          inLight(light, leaf, away),
          0.92,
        );
      }
    }
  }
};

const street: Backdrop = stage => {
  const { canvas, width, height, horizon, light, random, snowy } = stage;
  const pavement = inLight(light, snowy ? [226, 232, 240] : [158, 150, 142]);
  canvas.fill(boxPoints(0, horizon - 1, width, height), pavement);
  const walls: readonly Colour[] = [
    [198, 160, 128],
    [170, 128, 112],
    [206, 190, 162],
    [134, 138, 146],
  ];
  for (const side of [-1, 1]) {
    for (let house = 5; house >= 0; house--) {
      const near = 1 - house / 6;
      const edge = width * (0.5 + side * (0.07 + near * near * 0.52));
      const wide = width * (0.05 + near * near * 0.2);
      const high = height * (0.16 + near * 0.5) * (0.85 + random() * 0.3);
      const foot = horizon + (height - horizon) * near * near * 0.5;
      const left = side < 0 ? edge - wide : edge;
      const colour = inLight(light, walls[Math.floor(random() * walls.length)]!, (1 - near) * 0.4);
      rect(canvas, left, foot - high, wide, high, colour);
      rect(
        canvas,
        left,
        foot - high,
        wide,
        high * 0.03,
        snowy ? [236, 240, 246] : darker(colour, 0.4),
      );
      windows(stage, left, foot - high * 0.92, wide, high * 0.8, near);
    }
  }
  const road = inLight(light, snowy ? [214, 220, 228] : [112, 112, 118]);
  canvas.fill(
    [
      [width * 0.47, horizon],
      [width * 0.53, horizon],
      [width * 1.15, height],
      [width * -0.15, height],
    ],
    { from: lighter(road, 0.15), to: darker(road, 0.1) },
  );
};

function windows(stage: Stage, x: number, y: number, wide: number, high: number, near: number) {
  const { canvas, light, random } = stage;
  const [columns, rows] = [2, 4];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const left = x + wide * (0.16 + column * 0.42);
      const top = y + (high / rows) * (row + 0.2);
      const lit = random() < light.dark * 0.7;
      const pane = lit ? ([255, 214, 130] as const) : inLight(light, [92, 108, 124], 0.2);
      rect(canvas, left, top, wide * 0.24, (high / rows) * 0.55, pane, 0.9);
      if (lit && near > 0.5)
        canvas.glow(left + wide * 0.12, top, wide * 0.4, [255, 190, 100], 0.12);
    }
  }
}

const table: Backdrop = stage => {
  const { canvas, width, height, horizon, light, scene, seed } = stage;
  const cloth = scene.surfaces.get('cloth');
  const wood: Colour = [150, 104, 66];
  const top = inLight(light, cloth ?? wood);
  const grain = cloth ? 0.05 : 0.22;
  const deep = height - horizon;
  const [back, front] = [lighter(top, 0.16), darker(top, 0.22)];
  const [bright, dull] = [lighter(top, 0.55), darker(top, 0.6)];
  const texture = cloth
    ? noiseField(width, height, 6 / width, 4 / deep, seed + 21, 3)
    : noiseField(width, height, 3 / width, 34 / deep, seed + 21, 1);
  canvas.paint((colour, x, y) => {
    const shade = (texture(x, y) - 0.5) * grain;
    setIn(colour, back);
    mixIn(colour, front, (y - horizon) / deep);
    mixIn(colour, shade > 0 ? bright : dull, Math.abs(shade) * 2);
  }, horizon);
  rect(canvas, 0, horizon - 1, width, height * 0.012, lighter(top, 0.3), 0.6);
  if (cloth) folds(stage, top);
};

function folds({ canvas, width, height, horizon, random }: Stage, colour: Colour): void {
  for (let fold = 0; fold < 5; fold++) {
    const x = width * (fold / 5 + random() * 0.16);
    const lean = width * (random() - 0.5) * 0.3;
    canvas.fill(
      smooth(
        [
          [x, horizon + height * 0.05],
          [x + lean + width * 0.05, height * 1.02],
          [x + lean - width * 0.03, height * 1.02],
        ],
        true,
      ),
      fold % 2 ? darker(colour, 0.3) : lighter(colour, 0.25),
      0.3,
    );
  }
}

const floor: Backdrop = ({ canvas, width, height, horizon, light }) => {
  canvas.fill(boxPoints(0, horizon, width, height - horizon), {
    from: inLight(light, [168, 124, 84]),
    to: inLight(light, [122, 84, 56]),
  });
};

const plainFloor: Backdrop = ({ canvas, width, height, horizon, scene, light, seed }) => {
  const base = scene.surfaces.get('wall') ?? scene.loose ?? wallColours[seed % wallColours.length]!;
  canvas.fill(boxPoints(0, horizon, width, height - horizon), {
    from: inLight(light, darker(base, 0.28)),
    to: inLight(light, darker(base, 0.1)),
  });
};

/** Above the clouds there is only a sea of them. */
const cloudSea: Backdrop = ({ canvas, width, height, light, seed, scene }) => {
  if (!scene.weather.has('cloud') && scene.setting !== 'sky') return;
  for (let layer = 0; layer < 3; layer++) {
    for (let puff = 0; puff < 9; puff++) {
      const x = (puff / 8 + (latticeValue(puff, layer, seed) - 0.5) * 0.12) * width;
      const y = height * (0.86 + layer * 0.07);
      const size = width * (0.09 + latticeValue(puff, layer + 9, seed) * 0.06);
      canvas.fill(oval(x, y, size, size * 0.6), {
        from: mix(light.beam, light.skyLow, 0.3 - layer * 0.1),
        to: mix(light.skyLow, light.haze, 0.5),
      });
    }
  }
};

/** The near shore of water, for what does not swim. */
const bank: Backdrop = stage => {
  const { height, horizon, snowy, scene } = stage;
  const near = { ...stage, horizon: Math.round(horizon + (height - horizon) * 0.42) };
  const [far, close] = snowy
    ? grassColours.winter!
    : (grassColours[scene.season ?? ''] ?? [
        [138, 160, 96],
        [84, 126, 62],
      ]);
  hills(near, far, close, 0.04, 2);
};

const grounds: Record<string, Backdrop> = {
  bank,
  sea,
  beach,
  lake,
  field,
  desert,
  forest,
  street,
  table,
  moonscape,
  room: floor,
  plain: plainFloor,
  sky: cloudSea,
};
