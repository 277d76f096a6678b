import { fill } from './fill.ts';

/** A message about a number of things, in the grammar of the page. */
export function count(
  message: { one: string; other: string },
  number: number,
  values: Record<string, string | number> = {},
): string {
  const rule = new Intl.PluralRules(document.documentElement.lang).select(number);
  return fill(rule === 'one' ? message.one : message.other, { ...values, count: number });
}
