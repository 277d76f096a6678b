import { code, table, text } from '../mdast.ts';
import type { TableStep } from '../table-step.ts';

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
