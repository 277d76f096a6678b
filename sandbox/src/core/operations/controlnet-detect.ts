import type { DetectRequest, DetectResult } from '@easel/contract/types';
import { limits } from '../contract-data.ts';
import { detect } from '../image-tools/detect.ts';
import { loadImage, runTool } from '../image-tools/run-tool.ts';
import type { ImageHeader } from '../images/image-header.ts';
import { encodePng } from '../images/png.ts';
import { paramError } from '../problem.ts';
import { describeResource } from '../resources/media.ts';
import { acceptedModels, checkPreprocessorParams } from '../stages/check-diffusion.ts';
import type { Handler } from '../world.ts';

export const controlnetDetect: Handler<DetectRequest> = async call => {
  const { world, app, body, origin } = call;
  const fields = checkPreprocessorParams(
    body.preprocessor,
    body.preprocessorParams,
    '/preprocessorParams',
  );
  if (fields.length > 0) throw paramError(fields);
  return runTool(
    call,
    async () => {
      const pixels = detect(await loadImage(call, body.imageResourceId), body);
      const header: ImageHeader = { format: 'png', width: pixels.width, height: pixels.height };
      const id = world.nextId();
      const expiresAt = call.now + limits['resource-life'].value * 1000;
      const bytes = encodePng(pixels);
      world.resources.put({ id, appId: app.id, expiresAt, bytes, header });
      return { id, header };
    },
    async ({ id, header }): Promise<DetectResult> => ({
      image: await describeResource(world, origin, id, header, world.clock()),
      preprocessor: body.preprocessor,
      recommendedModels: acceptedModels(body.preprocessor),
      credits: 0,
    }),
  );
};
