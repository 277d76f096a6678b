import type { Img2promptRequest, Img2promptResult } from '@easel/contract/types';
import { captionOf, observe } from '../image-tools/observe.ts';
import { loadImage, runTool } from '../image-tools/run-tool.ts';
import { ProblemError } from '../problem.ts';
import type { Handler } from '../world.ts';

export const img2Prompt: Handler<Img2promptRequest> = call =>
  runTool(
    call,
    async (): Promise<Img2promptResult> => {
      const { imageResourceId, mode = 'TAGS', threshold = 0.35, maxTags = 40 } = call.body;
      const seen = observe(await loadImage(call, imageResourceId));
      if (mode === 'CAPTION') {
        const text = captionOf(seen, call.body.language ?? 'en');
        return { text, tags: [], mode, credits: 0 };
      }
      const tags = seen
        .filter(tag => tag.score >= threshold)
        .slice(0, maxTags)
        .map(({ name, score }) => ({ name, score }));
      if (tags.length === 0) {
        throw new ProblemError('NOTHING_DETECTED', 'No tag reaches the threshold.');
      }
      return { text: tags.map(({ name }) => name).join(', '), tags, mode, credits: 0 };
    },
    async result => result,
  );
