import { boxes, loose } from './boxes.ts';
import { expect, test } from './browser-test.ts';
import { startChromium } from './engines/chromium.ts';
import type { BrowserWindow } from './engines/engine.ts';
import { pageTypes } from './page-types.ts';
import { Reader } from './reader.ts';

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`layout: at ${width} px nothing scrolls sideways or sticks out`, async ({ reader, at }) => {
    for (const route of Object.values(pageTypes)) {
      await reader.open(at(route));
      await reader.window.resize(width, height);
      const found = await reader.window.evaluate(() => ({
        wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        window: innerWidth,
      }));
      expect(found, route).toEqual({ wide: 0, window: width });
      expect(await reader.window.evaluate(loose), route).toEqual([]);
    }
  });
}

test('layout: the parts of a page stand where Chromium puts them', async ({
  reader,
  at,
  engineName,
}) => {
  // In Chromium itself the second window shows that the measure holds still.
  const chromium = await startChromium();
  try {
    const measure = new Reader(await chromium.open(), reader.line);
    for (const route of Object.values(pageTypes)) {
      for (const one of [reader, measure]) {
        await one.open(at(route));
        await giveRoom(one.window, 1440);
        await one.until('fonts have come', () => document.fonts.status === 'loaded');
      }
      const expected = await measure.window.evaluate(boxes);
      const found = await reader.window.evaluate(boxes);
      expect(Object.keys(found), `${engineName} ${route}`).toEqual(Object.keys(expected));
      for (const [part, box] of Object.entries(expected))
        for (const edge of ['left', 'width'] as const)
          expect(
            Math.abs((found[part]?.[edge] ?? Number.NaN) - box[edge]),
            `${route} ${part} ${edge}: ${found[part]?.[edge]}, in Chromium ${box[edge]}`,
          ).toBeLessThanOrEqual(1);
    }
    expect(await measure.problems()).toEqual([]);
  } finally {
    await chromium.close();
  }
});

/** The same room for the page, whether or not a scroll bar takes some of the window. */
async function giveRoom(window: BrowserWindow, width: number): Promise<void> {
  await window.resize(width, 900);
  const taken = await window.evaluate(() => innerWidth - document.documentElement.clientWidth);
  if (taken > 0) await window.resize(width + taken, 900);
}

test('layout: code stands on its ground up to the edges, scroll bars included', async ({
  reader,
  at,
}) => {
  for (const [route, code] of [
    ['/docs/basic/txt2img', '.sample-code pre'],
    ['/docs/quickstart/node', '.sample-code pre'],
    ['/docs/quickstart/node', '.theme-code-block pre'],
    ['/docs/api/apis/create-job', '.sample-code pre'],
  ] as const) {
    await reader.open(at(route));
    await reader.until('fonts have come', () => document.fonts.status === 'loaded');
    await reader.scrollTo(code);
    // A picture counts if the code stood still while it was taken.
    for (let before = ''; ; ) {
      const box = await reader.window.evaluate(groundOf, code);
      if (JSON.stringify(box) !== before) {
        before = JSON.stringify(box);
        continue;
      }
      const picture = (await reader.window.screenshot()).toString('base64');
      if (JSON.stringify(await reader.window.evaluate(groundOf, code)) !== before) continue;
      const found = await reader.window.evaluate(lighter, picture, box);
      expect(found, `${route} ${code}: pixels that are lighter than the ground`).toBe(0);
      break;
    }
  }
});

interface Ground {
  left: number;
  top: number;
  right: number;
  bottom: number;
  ground: number[];
}

/** Where code stands and on which colour: a block may leave it to the box around it. */
function groundOf(code: string): Ground {
  const pre = window.look.find({ css: code });
  if (!pre) throw new Error(`No ${code}.`);
  const { left, top, right, bottom } = pre.getBoundingClientRect();
  let ground: Element | null = pre;
  while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)')
    ground = ground.parentElement;
  const colour = getComputedStyle(ground ?? document.body).backgroundColor;
  return { left, top, right, bottom, ground: (colour.match(/\d+/g) ?? []).map(Number) };
}

/** How much of the outermost pixels of a box is lighter than its ground. */
async function lighter(picture: string, box: Ground): Promise<number> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas.');
  context.drawImage(image, 0, 0);
  const scale = image.naturalWidth / innerWidth;
  const strip = 14;
  let found = 0;
  const look = (left: number, top: number, right: number, bottom: number) => {
    const [x, y] = [Math.ceil(left * scale), Math.ceil(Math.max(0, top) * scale)];
    const wide = Math.floor(right * scale) - x;
    const high = Math.floor(Math.min(innerHeight, bottom) * scale) - y;
    if (wide <= 0 || high <= 0) return;
    const { data } = context.getImageData(x, y, wide, high);
    const light = (column: number, row: number) =>
      [0, 1, 2].every(
        part => (data[(row * wide + column) * 4 + part] ?? 0) > (box.ground[part] ?? 0) + 3,
      );
    // Areas count, not lines: a scroll bar that lies over the page may have a light rim.
    const area = [0, 1, 2, 3];
    for (let row = 0; row < high - 3; row += 1)
      for (let column = 0; column < wide - 3; column += 1)
        if (area.every(down => area.every(right => light(column + right, row + down)))) found += 1;
  };
  // The pixel at the very edge may be half of the border's.
  look(box.right - strip, box.top + 1, box.right - 1, box.bottom - 1);
  look(box.left + 1, box.bottom - strip, box.right - 1, box.bottom - 1);
  return found;
}
