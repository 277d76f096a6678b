import type { Limit } from '@easel/contract';
import { table, text } from '../../page-tree.ts';
import type { TableMessages, TableStep } from '../contract-data.ts';

/** `<ContractLimits only="requests open-jobs"/>`: limits with their numbers and units, in the order asked for. */
export const limits: TableStep = ({ constants, locale, words }, { only = '' }) => {
  const wanted = only.split(/\s+/).filter(Boolean);
  const found = wanted.map(id => {
    const limit = constants.limits.limits.find(entry => entry.id === id);
    if (!limit) throw new Error(`There is no limit ${id} in contract/constants/limits.yaml.`);
    return limit;
  });
  const rows = (wanted.length === 0 ? constants.limits.limits : found).map(limit => [
    text(limit.label),
    text(describe(limit, words, new Intl.NumberFormat(locale))),
  ]);
  return table([words.limit, words.value], rows);
};

function describe(
  { unit, value, minimum, maximum, ...rest }: Limit,
  words: TableMessages,
  count: Intl.NumberFormat,
): string {
  const low = minimum === undefined ? '≤\u00a0' : `${count.format(minimum)}\u00a0–\u00a0`;
  const amount = value === undefined ? low + count.format(maximum ?? 0) : count.format(value);
  const long = unit === 'seconds' && value !== undefined ? duration(value, words) : '';
  const parts = [
    `${amount}${words.units[unit as keyof TableMessages['units']] ?? ''}${long}`,
    rest.burst === undefined ? '' : `${words.burst} ${rest.burst}`,
    rest.multiple === undefined ? '' : words.multipleOf.replace('#', String(rest.multiple)),
    rest.default === undefined
      ? ''
      : `${words.default.toLowerCase()} ${count.format(rest.default)}`,
  ];
  return parts.filter(Boolean).join(words.comma);
}

const sizes = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
] as const;

/** Readers think in days, programs in seconds; short times need no second form. */
function duration(seconds: number, words: TableMessages): string {
  const size = sizes.find(([, length]) => seconds >= 2 * length && seconds % length === 0);
  return size ? words[size[0]].replace('#', String(seconds / size[1])) : '';
}
