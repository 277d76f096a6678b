import type { ModelResponse } from '@easel/contract/types';
import { describeModel, findModel } from '../models.ts';
import type { Handler } from '../world.ts';

export const getModel: Handler = async ({ parameters, origin }) => {
  const model = findModel({
    id: parameters.path.modelId!,
    accessKey: parameters.header['x-model-access-key'],
  });
  const body: ModelResponse = { model: describeModel(model, origin) };
  return { body };
};
