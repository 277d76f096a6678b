import type { DetectRequest, DetectResult } from '@easel/contract/types';
import type { Handler } from '../call.ts';
import { limits } from '../contract-data.ts';
import { detect } from '../image-tools/detect.ts';
import { loadImage } from '../image-tools/load-image.ts';
import { runTool } from '../image-tools/run-tool.ts';
import { encodePng } from '../images/encode-png.ts';
import type { ImageHeader } from '../images/image-header.ts';
import { paramError } from '../problem.ts';
import { describeResource } from '../resources/describe-resource.ts';
import { acceptedModels } from '../stages/check-diffusion.ts';
import { checkPreprocessorParams } from '../stages/check-preprocessor-params.ts';

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
      const bytes = await encodePng(pixels);
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
