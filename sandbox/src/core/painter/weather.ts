import type { Stage } from './backdrops.ts';
import type { Point } from './canvas.ts';
import { mix, mixIn } from './colour.ts';
import { noiseField } from './noise-field.ts';

/** What falls or hangs in front of everything, outdoors. */
export function paintWeather(stage: Stage): void {
  const { weather } = stage.scene;
  if (weather.has('storm')) lightning(stage);
  if (weather.has('mist')) mist(stage);
  if (weather.has('rain') || weather.has('storm')) rain(stage);
  if (weather.has('snow')) snow(stage);
}

function rain({ canvas, width, height, random }: Stage): void {
  const length = height * 0.07;
  for (let drop = 0; drop < 240; drop++) {
    const x = random() * width * 1.15;
    const y = random() * height - length;
    const thin = width * 0.0016 * (0.6 + random());
    canvas.fill(
      [
        [x, y],
        [x + thin, y],
        [x - length * 0.18 + thin, y + length],
        [x - length * 0.18, y + length],
      ],
      [206, 218, 230],
      0.42,
    );
  }
}

function snow({ canvas, width, height, random }: Stage): void {
  for (let flake = 0; flake < 260; flake++) {
    const size = Math.min(width, height) * (0.002 + random() * random() * 0.009);
    const [x, y] = [random() * width, random() * height];
    canvas.glow(x, y, size * 1.6, [255, 255, 255], 0.8);
  }
}

/** Bands that thicken towards the ground. */
function mist({ canvas, width, height, horizon, light, seed }: Stage): void {
  const veil = mix(light.haze, light.beam, 0.35);
  const bands = noiseField(width, height, 2.4 / width, 7 / height, seed + 61, 3);
  canvas.paint((colour, x, y) => {
    const level = 1 - Math.min(1, Math.abs(y - horizon) / (height * 0.42));
    mixIn(colour, veil, Math.min(0.78, level * (0.25 + bands(x, y) * 0.75)));
  });
}

function lightning({ canvas, width, horizon, random }: Stage): void {
  let [x, y] = [width * (0.15 + random() * 0.7), 0];
  const path: Point[] = [[x, y]];
  while (y < horizon * 0.86) {
    x += (random() - 0.5) * width * 0.09;
    y += horizon * (0.06 + random() * 0.1);
    path.push([x, y]);
  }
  const thick = width * 0.003;
  const back = [...path].reverse().map(([px, py]): Point => [px + thick * 2, py]);
  canvas.fill([...path, ...back], [246, 244, 255]);
  for (const [px, py] of path) canvas.glow(px, py, width * 0.07, [170, 180, 255], 0.25);
}
