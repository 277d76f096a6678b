import type { FieldError, ModelType } from '@easel/contract/types';
import { ProblemError } from '../problem.ts';
import { type CatalogueModel, models } from './models.ts';

interface Wanted {
  id: string;
  accessKey?: string | undefined;
  modelType?: ModelType;
  pointer?: string;
}

/** A missing key and a made-up one look the same, so that a private model does not leak. */
export function findModel({ id, accessKey, modelType, pointer }: Wanted): CatalogueModel {
  const model = models.find(candidate => candidate.id === id);
  const visible =
    model &&
    (!model.private || [model.accessKey, model.revokedAccessKey].includes(accessKey ?? '-'));
  const errors: FieldError[] = pointer
    ? [{ pointer, code: 'NOT_FOUND', detail: `There is no model ${id} for this app.` }]
    : [];
  const extra = pointer ? { extra: { errors } } : {};
  if (!visible || (modelType && model.modelType !== modelType)) {
    const kind = modelType ? ` ${modelType.toLowerCase()}` : '';
    throw new ProblemError(
      'MODEL_NOT_FOUND',
      `There is no${kind} model ${id} for this app.`,
      extra,
    );
  }
  if (model.private && accessKey === model.revokedAccessKey) {
    throw new ProblemError('MODEL_ACCESS_DENIED');
  }
  return model;
}
