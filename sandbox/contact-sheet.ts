import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { createPixels, type Pixels } from './src/core/images/pixels.ts';
import { encodePng } from './src/core/images/png.ts';
import { paint } from './src/core/painter/index.ts';

/**
 * Pictures side by side, to be looked at: `npx tsx sandbox/contact-sheet.ts sheet.png "a prompt" …`. Without prompts, those of
 * `painter-prompts.yaml`.
 */
const [file = 'contact-sheet.png', ...given] = process.argv.slice(2);
const listed: { prompt: string }[] = parse(
  readFileSync(new URL('painter-prompts.yaml', import.meta.url), 'utf8'),
);
const prompts = given.length > 0 ? given : listed.map(({ prompt }) => prompt);
const side = 320;
const columns = Math.min(given.length > 0 ? 4 : 10, prompts.length);
const sheet = createPixels(columns * side, Math.ceil(prompts.length / columns) * side);
prompts.forEach((prompt, index) => {
  const spec = {
    prompt,
    seed: 7,
    steps: 30,
    baseModel: 'SDXL',
    modelId: 'sheet',
    loras: [],
  } as const;
  const left = (index % columns) * side;
  put(sheet, paint(spec, side, side), left, Math.floor(index / columns) * side);
});
writeFileSync(file, await encodePng(sheet));

function put(target: Pixels, source: Pixels, left: number, top: number): void {
  for (let y = 0; y < source.height; y++) {
    const row = source.data.subarray(3 * y * source.width, 3 * (y + 1) * source.width);
    target.data.set(row, 3 * ((top + y) * target.width + left));
  }
}
