import { expect, test } from './browser-test.ts';

test('layout: code has its background up to the edges, scroll bars included', async ({
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
    let pictures = 0;
    for (let before = ''; ; ) {
      const box = await reader.window.evaluate(groundOf, code);
      if (JSON.stringify(box) !== before) {
        before = JSON.stringify(box);
        continue;
      }
      const picture = (await reader.window.screenshot()).toString('base64');
      if (JSON.stringify(await reader.window.evaluate(groundOf, code)) !== before) continue;
      const found = await reader.window.evaluate(lighter, picture, box);
      // A browser may paint later than it lays out; what is wrong stays wrong.
      if (found > 0 && pictures++ < 20) continue;
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

/** Where code is and on which colour: a block may leave it to the box around it. */
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
    // Areas count, not lines: a scroll bar over the page may have a light rim.
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
