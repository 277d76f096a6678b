import { listValues } from '@easel/reference';
import { code, codes, prose, table, text } from '../../page-tree.ts';
import type { TableStep } from '../contract-data.ts';

export const baseModels: TableStep = ({ constants, locale, words }) => {
  const count = new Intl.NumberFormat(locale);
  return table(
    [
      words.baseModel,
      words.area,
      words.maxSide,
      words.multiple,
      words.maxSteps,
      words.defaultSide,
      words.creditFactor,
    ],
    Object.entries(constants.baseModels).map(([name, model]) => [
      code(name),
      text(`${count.format(model.minArea)} – ${count.format(model.maxArea)}`),
      text(String(model.maxSide)),
      text(String(model.multiple)),
      text(String(model.maxSteps)),
      text(String(model.defaultSide)),
      text(String(model.creditFactor)),
    ]),
    Object.keys(constants.baseModels),
  );
};

export const controlnetKinds: TableStep = ({ constants, words }) =>
  table(
    [words.kind, words.preprocessors, words.models],
    constants.controlnet.kinds.map(({ title, preprocessors, models }) => [
      text(title),
      codes(preprocessors, words.separator),
      codes(models, words.separator),
    ]),
  );

/** Meanings come from the schema, the order from the status machine. */
export const jobStatuses: TableStep = ({ constants, document, words }) => {
  const meanings = listValues(document.components.schemas.JobStatus ?? {});
  return table(
    [words.value, words.meaning, words.next],
    constants.jobStatuses.map(({ status, next }) => [
      code(status),
      prose(meanings.find(({ value }) => value === status)?.meaning ?? ''),
      codes(next, words.separator),
    ]),
    constants.jobStatuses.map(({ status }) => status),
  );
};

export const samplers: TableStep = ({ constants, words }) =>
  table(
    [words.inStages, words.inWorkflow, words.scheduler],
    constants.samplers.stageSamplers.map(({ name, comfyui, scheduler, fixed }) => [
      code(name),
      code(comfyui),
      fixed ? [...code(scheduler), ...text(` ${words.fixed}`)] : code(scheduler),
    ]),
    constants.samplers.stageSamplers.map(({ name }) => name),
  );

export const upscalers: TableStep = ({ constants, words }) =>
  table(
    [words.name, words.kind, words.nativeScale],
    constants.upscalers.map(({ name, kind, nativeScale }) => [
      code(name),
      text(words.upscalerKind[kind]),
      text(nativeScale === undefined ? '' : `${nativeScale}×`),
    ]),
    constants.upscalers.map(({ name }) => name),
  );
