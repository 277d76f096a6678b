import { fractalNoise, random } from './noise.js';

/** Each scene draws what is meant, smooth and exact; the painter then paints it. Sizes are for 1152 × 896. */
function gradient(context, [x0, y0, x1, y1], stops) {
  const fill = context.createLinearGradient(x0, y0, x1, y1);
  stops.forEach(([at, colour]) => {
    fill.addColorStop(at, colour);
  });
  return fill;
}

function blob(context, x, y, rx, ry, fill, blur = 0) {
  context.save();
  context.filter = blur ? `blur(${blur}px)` : 'none';
  context.fillStyle = fill;
  context.beginPath();
  context.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
  context.fill();
  context.restore();
}

/** Persimmons on a blue cloth, one of them in cinnabar. */
function persimmons(context, width, height) {
  context.fillStyle = gradient(
    context,
    [0, 0, width, 520],
    [
      [0, '#dfe4e0'],
      [0.5, '#c9d3d1'],
      [1, '#94a8ad'],
    ],
  );
  context.fillRect(0, 0, width, height);
  blob(context, 240, 120, 460, 300, 'rgb(255 250 236 / 55%)', 90);
  context.fillStyle = gradient(
    context,
    [0, 500, 0, height],
    [
      [0, '#2c4a63'],
      [0.35, '#213a52'],
      [1, '#152736'],
    ],
  );
  context.beginPath();
  context.moveTo(0, 520);
  context.bezierCurveTo(300, 490, 700, 545, width, 505);
  context.lineTo(width, height);
  context.lineTo(0, height);
  context.fill();
  for (let fold = 0; fold < 7; fold += 1) {
    const x = 60 + fold * 175;
    context.save();
    context.filter = 'blur(16px)';
    context.strokeStyle = fold % 2 ? 'rgb(120 160 190 / 20%)' : 'rgb(8 16 26 / 45%)';
    context.lineWidth = 26;
    context.beginPath();
    context.moveTo(x, 560 + (fold % 3) * 20);
    context.bezierCurveTo(x + 50, 660, x - 70 + fold * 12, 760, x - 30, height);
    context.stroke();
    context.restore();
  }
  const fruits = [
    [250, 560, 92, '#c9772f', '#7c3d17', '#f2c07a'],
    [905, 545, 98, '#b9632a', '#6d2f14', '#eeb26c'],
    [445, 590, 108, '#d98b3a', '#8c4a1a', '#f8d492'],
    [730, 610, 118, '#cf4a1c', '#7d240b', '#fa9c60'],
    [585, 505, 78, '#a9713a', '#5f3819', '#dcb07a'],
  ];
  fruits.sort((a, b) => a[1] - b[1]);
  for (const [x, y, r, base, dark, light] of fruits) {
    blob(context, x + r * 0.45, y + r * 0.82, r * 1.25, r * 0.3, 'rgb(5 10 18 / 70%)', 14);
    const body = context.createRadialGradient(x - r * 0.35, y - r * 0.4, r * 0.08, x, y, r * 1.1);
    body.addColorStop(0, light);
    body.addColorStop(0.35, base);
    body.addColorStop(1, dark);
    blob(context, x, y, r * 1.1, r * 0.84, body);
    blob(context, x + r * 0.3, y + r * 0.62, r * 0.5, r * 0.13, 'rgb(110 150 190 / 40%)', 8);
    context.fillStyle = '#3b4a2c';
    for (let leaf = 0; leaf < 4; leaf += 1) {
      context.save();
      context.translate(x, y - r * 0.72);
      context.scale(1, 0.5);
      context.rotate((leaf * Math.PI) / 2 + 0.5 + x);
      context.fillStyle = leaf % 2 ? '#6a6a3c' : '#454a2a';
      context.beginPath();
      context.ellipse(r * 0.3, 0, r * 0.36, r * 0.24, 0, 0, Math.PI * 2);
      context.fill();
      context.restore();
    }
    context.strokeStyle = '#2a2a1e';
    context.lineWidth = r * 0.09;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(x, y - r * 0.74);
    context.quadraticCurveTo(x + 2, y - r * 0.84, x + r * 0.08, y - r * 0.92);
    context.stroke();
    blob(context, x - r * 0.38, y - r * 0.36, r * 0.2, r * 0.12, 'rgb(255 250 240 / 85%)', 6);
  }
}

/** Ridges above mist, a low red sun and one boat. */
function ridges(context, width, height, seed) {
  const noise = fractalNoise(seed);
  context.fillStyle = gradient(
    context,
    [0, 0, 0, height],
    [
      [0, '#8fa9b6'],
      [0.3, '#cfd6d1'],
      [0.52, '#f1dcc0'],
      [0.7, '#d3d5cd'],
      [1, '#5f7d8b'],
    ],
  );
  context.fillRect(0, 0, width, height);
  blob(context, 590, 262, 190, 190, 'rgb(246 190 140 / 55%)', 50);
  blob(context, 590, 262, 58, 58, '#d2452a');
  const layers = [
    [330, 190, '#a9bcc2', 2.1],
    [410, 230, '#7f9aa5', 2.8],
    [500, 250, '#527484', 3.4],
    [590, 210, '#2f5163', 4.2],
  ];
  layers.forEach(([base, tall, fill, rate], layer) => {
    context.fillStyle = gradient(
      context,
      [0, base - tall, 0, base + 150],
      [
        [0, fill],
        [0.55, fill],
        [1, 'rgb(228 226 214 / 92%)'],
      ],
    );
    context.beginPath();
    context.moveTo(0, base + 150);
    for (let x = 0; x <= width; x += 3) {
      const swell = noise((x / width) * rate + layer * 9, layer * 3.3, 5);
      const hump = Math.sin((x / width) * Math.PI * (1.2 + layer * 0.5) + layer * 1.9);
      context.lineTo(x, base - Math.max(0, swell * 1.5 + hump * 0.5) * tall);
    }
    context.lineTo(width, base + 150);
    context.fill();
    blob(context, width * (0.25 + layer * 0.2), base + 95, 420, 34, 'rgb(240 236 224 / 75%)', 28);
  });
  context.fillStyle = gradient(
    context,
    [0, 700, 0, height],
    [
      [0, '#c2cdca'],
      [0.4, '#7f9aa3'],
      [1, '#2b4a5b'],
    ],
  );
  context.fillRect(0, 700, width, height - 700);
  const next = random(seed + 3);
  for (let i = 0; i < 46; i += 1) {
    const y = 712 + next() ** 1.4 * 180;
    const x = next() * width;
    blob(
      context,
      x,
      y,
      40 + next() * 120,
      2 + (y - 700) / 60,
      i % 3 ? 'rgb(232 232 222 / 45%)' : 'rgb(38 66 82 / 45%)',
      2,
    );
  }
  for (let i = 0; i < 9; i += 1) {
    blob(
      context,
      592 + (next() - 0.5) * 50,
      716 + i * 18,
      44 - i * 2,
      4,
      'rgb(214 82 50 / 75%)',
      2,
    );
  }
  context.fillStyle = '#152530';
  context.beginPath();
  context.moveTo(330, 762);
  context.quadraticCurveTo(410, 806, 500, 760);
  context.quadraticCurveTo(415, 784, 330, 762);
  context.fill();
  context.fillRect(412, 706, 5, 66);
  blob(context, 430, 742, 10, 22, '#152530');
}

/** A lighthouse at dusk. */
function lighthouse(context, width, height, seed) {
  context.fillStyle = gradient(
    context,
    [0, 0, 0, 600],
    [
      [0, '#23355a'],
      [0.4, '#5f5f92'],
      [0.68, '#c77f7a'],
      [0.88, '#f3b572'],
      [1, '#f8dc9c'],
    ],
  );
  context.fillRect(0, 0, width, height);
  const next = random(seed);
  for (let i = 0; i < 22; i += 1) {
    const y = 150 + next() * 340;
    blob(
      context,
      next() * width,
      y,
      120 + next() * 200,
      8 + next() * 14,
      y > 330 ? 'rgb(250 190 140 / 50%)' : 'rgb(96 84 132 / 55%)',
      14,
    );
  }
  context.save();
  context.filter = 'blur(10px)';
  context.fillStyle = gradient(
    context,
    [780, 0, 0, 0],
    [
      [0, 'rgb(255 240 190 / 80%)'],
      [1, 'rgb(255 240 190 / 0%)'],
    ],
  );
  context.beginPath();
  context.moveTo(800, 250);
  context.lineTo(0, 90);
  context.lineTo(0, 270);
  context.fill();
  context.restore();
  context.fillStyle = gradient(
    context,
    [0, 590, 0, height],
    [
      [0, '#e3a877'],
      [0.12, '#7f7396'],
      [0.5, '#354a73'],
      [1, '#16243f'],
    ],
  );
  context.fillRect(0, 590, width, height - 590);
  for (let i = 0; i < 90; i += 1) {
    const y = 598 + next() ** 1.3 * 290;
    blob(
      context,
      next() * width,
      y,
      30 + next() * 110,
      1.5 + (y - 590) / 55,
      i % 4 ? 'rgb(24 40 70 / 50%)' : 'rgb(246 190 138 / 70%)',
      1.5,
    );
  }
  context.fillStyle = gradient(
    context,
    [600, 520, 700, height],
    [
      [0, '#4a3c4a'],
      [0.5, '#2a2838'],
      [1, '#141826'],
    ],
  );
  context.beginPath();
  context.moveTo(560, height);
  context.lineTo(610, 720);
  context.lineTo(680, 640);
  context.lineTo(730, 600);
  context.lineTo(890, 588);
  context.lineTo(980, 640);
  context.lineTo(width, 690);
  context.lineTo(width, height);
  context.fill();
  context.fillStyle = gradient(
    context,
    [760, 0, 850, 0],
    [
      [0, '#fff3dc'],
      [0.55, '#e0c9bd'],
      [1, '#8b7a8c'],
    ],
  );
  context.beginPath();
  context.moveTo(762, 600);
  context.lineTo(776, 290);
  context.lineTo(828, 290);
  context.lineTo(846, 598);
  context.fill();
  context.fillStyle = '#b8391f';
  for (const y of [340, 440, 540]) context.fillRect(768, y, 72, 42);
  context.fillStyle = '#1d2434';
  context.fillRect(766, 276, 72, 14);
  context.fillRect(782, 214, 40, 10);
  blob(context, 802, 206, 24, 16, '#1d2434');
  context.fillStyle = '#ffe9a8';
  context.fillRect(784, 224, 36, 52);
  blob(context, 802, 250, 60, 60, 'rgb(255 236 170 / 60%)', 18);
  context.fillStyle = '#3a3140';
  context.fillRect(880, 560, 92, 52);
  context.fillStyle = '#7d3a34';
  context.beginPath();
  context.moveTo(868, 562);
  context.lineTo(926, 522);
  context.lineTo(984, 562);
  context.fill();
  context.fillStyle = '#ffd98a';
  context.fillRect(904, 578, 18, 18);
}

export const scenes = {
  persimmons: { draw: persimmons, ground: '#c9b79a', seed: 881417 },
  ridges: { draw: ridges, ground: '#d8cdb8', seed: 20260 },
  lighthouse: { draw: lighthouse, ground: '#b98e6c', seed: 42 },
};
