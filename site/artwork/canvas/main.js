import { paint } from './painter.js';
import { scenes } from './scenes.js';

/** Called by render-paintings.ts: resolves to the state of the canvas after each pass, as WebP in base64. */
window.paintScene = async (name, { width, height, outputs }) => {
  const { draw, ground, seed } = scenes[name];
  const reference = new OffscreenCanvas(width, height);
  draw(reference.getContext('2d'), width, height, seed);
  const canvas = new OffscreenCanvas(width, height);
  const states = [];
  paint(reference, canvas, {
    seed,
    ground,
    onPass: pass => {
      for (const output of outputs.filter(o => o.pass === pass)) {
        const copy = new OffscreenCanvas(output.width, Math.round((output.width * height) / width));
        const context = copy.getContext('2d');
        context.imageSmoothingQuality = 'high';
        context.drawImage(canvas, 0, 0, copy.width, copy.height);
        states.push({ ...output, copy });
      }
    },
  });
  return Promise.all(
    states.map(async ({ copy, file, quality }) => {
      const blob = await copy.convertToBlob({ type: 'image/webp', quality });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return { file, base64: btoa(Array.from(bytes, b => String.fromCharCode(b)).join('')) };
    }),
  );
};
