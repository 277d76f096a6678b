import { expect, it } from 'vitest';
import { builtText } from '../built-site.ts';
import { sampleLanguages } from '../sample-languages.ts';

it.each(['/docs/basic/txt2img', '/zh/docs/basic/txt2img'])(
  '%s: every program says how its run ended',
  async path => {
    const html = await builtText(path);
    const states = [...html.matchAll(/data-state="?(\w+)/g)].map(([, state]) => state);
    expect(states.length).toBeGreaterThanOrEqual(sampleLanguages.length);
    expect(new Set(states)).toEqual(new Set(['passed']));
  },
);
