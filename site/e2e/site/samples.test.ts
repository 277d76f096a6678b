import { expect, it } from 'vitest';
import { builtText } from '../built-site.ts';
import { elements } from '../html.ts';
import { sampleLanguages } from '../sample-languages.ts';

it.each(['/docs/basic/txt2img', '/zh/docs/basic/txt2img'])(
  '%s: every program says when it ran',
  async path => {
    const dates = elements(await builtText(path)).flatMap(
      ({ properties }) => properties.dataRan ?? [],
    );
    expect(dates.length).toBeGreaterThanOrEqual(sampleLanguages.length);
    for (const date of dates) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  },
);

it.each(['/docs/basic/txt2img', '/zh/docs/quickstart/python'])(
  '%s: what a program prints is what it printed, not its pattern',
  async path => {
    expect(await builtText(path)).not.toMatch(/\{(id|int|hex|url)\}/);
  },
);
