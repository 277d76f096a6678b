import { code, table, text } from '../mdast.ts';
import type { TableStep } from '../table-step.ts';

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
