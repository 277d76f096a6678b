import { codes, table, text } from '../../page-tree.ts';
import type { TableStep } from '../contract-data.ts';

export const controlnetKinds: TableStep = ({ constants, words }) =>
  table(
    [words.kind, words.preprocessors, words.models],
    constants.controlnet.kinds.map(({ title, preprocessors, models }) => [
      text(title),
      codes(preprocessors, words.separator),
      codes(models, words.separator),
    ]),
  );
