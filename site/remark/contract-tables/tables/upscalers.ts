import { code, table, text } from '../../page-tree.ts';
import type { TableStep } from '../contract-data.ts';

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
