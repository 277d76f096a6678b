import { code, table, text } from '../../page-tree.ts';
import type { TableStep } from '../contract-data.ts';

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
