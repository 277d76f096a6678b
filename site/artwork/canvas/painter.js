import { fractalNoise, random } from './noise.js';

/**
 * Paints a reference the way a painter would: broad strokes first, then finer ones only where the canvas still
 * differs from what was meant (after Hertzmann, "Painterly Rendering with Curved Brush Strokes of Multiple Sizes").
 */
const passes = [
  { radius: 40, error: 12, longest: 9 },
  { radius: 20, error: 18, longest: 11 },
  { radius: 10, error: 22, longest: 12 },
  { radius: 5, error: 26, longest: 11 },
  { radius: 2.6, error: 34, longest: 10 },
];

export function paint(reference, canvas, { seed, ground, onPass }) {
  const { width, height } = canvas;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const next = random(seed);
  const drift = fractalNoise(seed + 7);
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  weave(context, next);
  onPass(0);

  passes.forEach((pass, index) => {
    const target = blurred(reference, pass.radius * 0.6);
    const strokes = planStrokes(
      target,
      context.getImageData(0, 0, width, height),
      pass,
      next,
      drift,
    );
    shuffle(strokes, next);
    for (const stroke of strokes) drawStroke(context, stroke, next);
    onPass(index + 1);
  });
}

/** The tooth of the cloth shows where the paint is thin. */
function weave(context, next) {
  const { width, height } = context.canvas;
  for (let y = 0; y < height; y += 3) {
    context.fillStyle = `rgb(0 0 0 / ${(next() * 0.035).toFixed(3)})`;
    context.fillRect(0, y, width, 1);
  }
  for (let x = 0; x < width; x += 3) {
    context.fillStyle = `rgb(255 255 255 / ${(next() * 0.05).toFixed(3)})`;
    context.fillRect(x, 0, 1, height);
  }
}

function blurred(source, sigma) {
  const copy = new OffscreenCanvas(source.width, source.height);
  const context = copy.getContext('2d');
  context.drawImage(source, 0, 0);
  context.filter = `blur(${sigma}px)`;
  context.drawImage(source, 0, 0);
  return context.getImageData(0, 0, source.width, source.height);
}

const offset = (image, x, y) => (y * image.width + x) * 4;

function colour(image, x, y) {
  const i = offset(image, x, y);
  return [image.data[i], image.data[i + 1], image.data[i + 2]];
}

const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

function luminance(image, x, y) {
  const [r, g, b] = colour(
    image,
    Math.min(image.width - 1, Math.max(0, x)),
    Math.min(image.height - 1, Math.max(0, y)),
  );
  return 0.3 * r + 0.59 * g + 0.11 * b;
}

function planStrokes(target, current, { radius, error, longest }, next, drift) {
  const strokes = [];
  const grid = Math.max(3, Math.round(radius * 0.9));
  for (let y0 = 0; y0 < target.height; y0 += grid) {
    for (let x0 = 0; x0 < target.width; x0 += grid) {
      let worst = -1;
      let place = [x0, y0];
      let sum = 0;
      let count = 0;
      for (let y = y0; y < Math.min(y0 + grid, target.height); y += 2) {
        for (let x = x0; x < Math.min(x0 + grid, target.width); x += 2) {
          const off = distance(colour(target, x, y), colour(current, x, y));
          sum += off;
          count += 1;
          if (off > worst) {
            worst = off;
            place = [x, y];
          }
        }
      }
      if (sum / count > error)
        strokes.push(planStroke(target, current, place, radius, longest, next, drift));
    }
  }
  return strokes;
}

function planStroke(target, current, [x0, y0], radius, longest, next, drift) {
  const wanted = colour(target, x0, y0);
  const points = [[x0, y0]];
  let [x, y] = [x0, y0];
  let [dx, dy] = [0, 0];
  for (let step = 0; step < longest; step += 1) {
    const [px, py] = [Math.round(x), Math.round(y)];
    const here = colour(target, px, py);
    if (step > 3 && distance(here, colour(current, px, py)) < distance(here, wanted)) break;
    const gx = luminance(target, px + 2, py) - luminance(target, px - 2, py);
    const gy = luminance(target, px, py + 2) - luminance(target, px, py - 2);
    const slope = Math.hypot(gx, gy);
    // Where the picture gives no direction, the hand follows a slow drift of its own.
    const free = drift(x / 260, y / 200, 2) * 1.4;
    let [vx, vy] = slope > 5 ? [-gy / slope, gx / slope] : [Math.cos(free), Math.sin(free)];
    if (vx * dx + vy * dy < 0) [vx, vy] = [-vx, -vy];
    vx = 0.55 * vx + 0.45 * dx;
    vy = 0.55 * vy + 0.45 * dy;
    const length = Math.hypot(vx, vy) || 1;
    [dx, dy] = [vx / length, vy / length];
    x += dx * radius;
    y += dy * radius;
    if (x < 0 || y < 0 || x >= target.width || y >= target.height) break;
    points.push([x, y]);
  }
  if (points.length === 1) points.push([x0 + radius * (next() - 0.5), y0 + 0.5]);
  return { points, radius, wanted };
}

function drawStroke(context, { points, radius, wanted }, next) {
  const bristles = Math.max(3, Math.round(radius * 0.7));
  const load = 0.72 + next() * 0.2;
  const shift = (next() - 0.5) * 14;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (let b = 0; b < bristles; b += 1) {
    const side = bristles === 1 ? 0 : (b / (bristles - 1)) * 2 - 1;
    const ragged = 1 - Math.abs(side) ** 3 * 0.4;
    const tone = shift + (next() - 0.5) * 20;
    const [r, g, bl] = wanted.map(c => Math.round(Math.min(255, Math.max(0, c + tone))));
    context.strokeStyle = `rgb(${r} ${g} ${bl} / ${(load * ragged).toFixed(2)})`;
    context.lineWidth = Math.max(1, (radius * 2) / bristles) * (1 + next() * 0.5);
    context.beginPath();
    const keep = Math.max(2, Math.round(points.length * (0.75 + next() * 0.25)));
    points.slice(0, keep).forEach(([x, y], i, all) => {
      const [nx, ny] = normal(all, i);
      const px = x + nx * side * radius;
      const py = y + ny * side * radius;
      if (i === 0) context.moveTo(px, py);
      else context.lineTo(px, py);
    });
    context.stroke();
  }
}

function normal(points, i) {
  const [ax, ay] = points[Math.max(0, i - 1)];
  const [bx, by] = points[Math.min(points.length - 1, i + 1)];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [-(by - ay) / length, (bx - ax) / length];
}

function shuffle(list, next) {
  for (let i = list.length - 1; i > 0; i -= 1) {
    const j = Math.floor(next() * (i + 1));
    [list[i], list[j]] = [list[j], list[i]];
  }
}
