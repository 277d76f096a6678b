import { expect, it } from 'vitest';
import { resize } from '../images/pixels.ts';
import { type PaintSpec, paint } from './index.ts';
import { findPose, paintPose } from './pose.ts';
import { followRecipe } from './recipe.ts';

const spec: PaintSpec = {
  prompt: 'a knight',
  seed: 7,
  steps: 25,
  baseModel: 'SD1.5',
  modelId: 'test',
  loras: [],
};
const size = { width: 256, height: 256 };

/** As bright as armour, where the raised hand of the map is. */
async function handOf(more: Partial<PaintSpec>): Promise<number[]> {
  const control = { resourceId: 'map', preprocessor: 'none', weight: 1 };
  const recipe = { paint: { ...spec, ...more }, canvas: size, ...size, note: '' };
  const { data } = await followRecipe({ ...recipe, controls: [control] }, async () =>
    paintPose(512, 512),
  );
  const at = 3 * (Math.round(0.1 * 256) * 256 + Math.round(0.25 * 256));
  return [...data.subarray(at, at + 3)];
}

it('finds the joints of a map, at its own size and smaller', () => {
  for (const side of [512, 256]) {
    const pose = findPose(resize(paintPose(512, 512), side, side));
    expect(pose?.wristR[0]).toBeCloseTo(0.25 * side, -1);
    expect(pose?.wristR[1]).toBeCloseTo(0.1 * side, -1);
    expect(pose?.ankleL[0]).toBeCloseTo(0.645 * side, -1);
  }
});

it('finds none in a picture', () => {
  expect(findPose(paint({ ...spec, prompt: 'a rainbow at night' }, 256, 256))).toBeUndefined();
});

it('raises the hand of whoever the words name', async () => {
  const [knight, woman] = [await handOf({}), await handOf({ prompt: 'a woman in the night' })];
  expect(Math.max(...knight) - Math.min(...knight)).toBeLessThan(30);
  expect(woman[0]! - woman[2]!).toBeGreaterThan(40);
});

it('paints faces once more when they are to be mended, and nothing else', () => {
  const [before, after] = [false, true].map(faces =>
    paint({ ...spec, prompt: 'a woman', faces }, 256, 256),
  );
  const changed = [...before!.data.keys()].filter(at => before!.data[at] !== after!.data[at]);
  const rows = changed.map(at => Math.floor(at / 3 / 256));
  expect(rows.length).toBeGreaterThan(100);
  expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(60);
});
