import { expect, it } from 'vitest';
import { builtText } from '../built-site.ts';
import { elements, named, textOf } from '../html.ts';

const stage = /^(?:INPUT_INITIALIZE|DIFFUSION|IMAGE_TO_\w+)$/;

it.each(['/docs/intro-stage', '/zh/docs/intro-stage'])(
  '%s: the drawing repairs before it enlarges, as the text recommends',
  async path => {
    const labels = elements(await builtText(path))
      .filter(named('text'))
      .map(textOf);
    const boxes = labels.filter(label => stage.test(label));
    expect(boxes.slice(0, 4)).toEqual([
      'INPUT_INITIALIZE',
      'DIFFUSION',
      'IMAGE_TO_ADETAILER',
      'IMAGE_TO_UPSCALER',
    ]);
  },
);
