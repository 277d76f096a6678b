export interface QuotedValue {
  text: string;
  field: string;
  value: number;
  /** The upper end, where a range is quoted. */
  to: number | undefined;
}

const digits = String.raw`(-?\d[\d,]*(?:\.\d+)?)(?![\w×])`;
const verb = '(?:is|of|at|takes|from|为|是|取|填|设为|必须是)';
const pattern = new RegExp(
  `\`([a-z]\\w*)(?:\`(?: ${verb})? |=)${digits}(?: (?:to|到) ${digits})?`,
  'g',
);

/** `count` is 1 to 4, `wait=30`, `term` 为 1: a number that stands right behind the name of a field. */
export function quotedValues(text: string): QuotedValue[] {
  return [...text.matchAll(pattern)].map(([found, field = '', value = '', to]) => ({
    text: found,
    field,
    value: toNumber(value),
    to: to === undefined ? undefined : toNumber(to),
  }));
}

function toNumber(text: string): number {
  return Number(text.replaceAll(',', ''));
}
