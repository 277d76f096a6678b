import type { Diffusion } from '@easel/contract/types';
import { findModel } from '../catalogue/find-model.ts';
import type { CatalogueModel } from '../catalogue/models.ts';
import { ProblemError } from '../problem.ts';

/** LoRA, embeddings and control models must be made for the base of the checkpoint. */
export function checkCompanions(
  diffusion: Diffusion,
  checkpoint: CatalogueModel,
  pointer: string,
): void {
  const require = (companion: CatalogueModel, at: string) => {
    if (companion.baseModel !== checkpoint.baseModel) {
      refuse(`${companion.name} is for ${companion.baseModel}`, checkpoint, at);
    }
  };
  (diffusion.lora?.items ?? []).forEach(({ loraModel: id, loraAccessKey: accessKey }, index) => {
    const at = `${pointer}/lora/items/${index}/loraModel`;
    require(findModel({ id, accessKey, modelType: 'LORA', pointer: at }), at);
  });
  (diffusion.embedding?.items ?? []).forEach((item, index) => {
    const at = `${pointer}/embedding/items/${index}/embeddingModel`;
    const { embeddingModel: id, embeddingAccessKey: accessKey } = item;
    require(findModel({ id, accessKey, modelType: 'EMBEDDING', pointer: at }), at);
  });
  (diffusion.controlnet?.args ?? []).forEach((arg, index) => {
    const needsModel = !arg.preprocessor.startsWith('reference');
    if (needsModel && checkpoint.baseModel !== 'SD1.5') {
      refuse(
        'control models are for SD1.5',
        checkpoint,
        `${pointer}/controlnet/args/${index}/${arg.model ? 'model' : 'preprocessor'}`,
      );
    }
  });
}

function refuse(what: string, checkpoint: CatalogueModel, pointer: string): never {
  const detail = `${checkpoint.name} is for ${checkpoint.baseModel}, but ${what}.`;
  throw new ProblemError('MODEL_INCOMPATIBLE', detail, {
    extra: { errors: [{ pointer, code: 'CONFLICT', detail }] },
  });
}
