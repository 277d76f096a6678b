import { code, table, text } from '../../page-tree.ts';
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
