import type { ModelResponse } from '@easel/contract/types';
import type { Handler } from '../call.ts';
import { findModel } from '../catalogue/find-model.ts';
import { describeModel } from '../catalogue/models.ts';

export const getModel: Handler = async ({ parameters, origin }) => {
  const model = findModel({
    id: parameters.path.modelId!,
    accessKey: parameters.header['x-model-access-key'],
  });
  const body: ModelResponse = { model: describeModel(model, origin) };
  return { body };
};
