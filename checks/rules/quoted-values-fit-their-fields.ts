import { type Bounds, fieldBounds } from '../contract/contract.ts';
import { sitePages } from '../pages/page.ts';
import type { Rule } from '../rule.ts';

export const quotedValuesFitTheirFields: Rule = {
  why: 'a reader copies a value from a sentence as readily as from a sample, and gets PARAM_ERROR.',
  findings: repository => {
    const fields = fieldBounds(repository);
    return sitePages(repository).flatMap(({ path, prose }) =>
      prose.flatMap(({ line, withCode }) =>
        quotedValues(withCode).flatMap(quoted => {
          const bounds = fields.get(quoted.field) ?? [];
          if (bounds.length === 0 || bounds.some(schema => fits(quoted, schema))) return [];
          return [
            {
              where: `${path}:${line}`,
              found: quoted.text,
              expected: `what the contract allows: ${bounds.map(describe).join(', or ')}`,
            },
          ];
        }),
      ),
    );
  },
};

/** A range must be the whole range; a value must be in it. */
function fits({ value, to }: QuotedValue, schema: Bounds): boolean {
  const { lowest = -Infinity, highest = Infinity, multipleOf, values } = schema;
  if (values) return to === undefined && values.map(String).includes(String(value));
  if (to !== undefined) return value === lowest && to === highest;
  return value >= lowest && value <= highest && isMultiple(value, multipleOf);
}

function isMultiple(value: number, step: number | undefined): boolean {
  return step === undefined || Math.abs(value / step - Math.round(value / step)) < 1e-9;
}

function describe({ lowest, highest, multipleOf, values }: Bounds): string {
  if (values) return values.join(', ');
  const range = `${lowest ?? '…'} to ${highest ?? '…'}`;
  return multipleOf === undefined ? range : `${range}, a multiple of ${multipleOf}`;
}

interface QuotedValue {
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

/** `count` is 1 to 4, `wait=30`, `term` 为 1: a number right after the name of a field. */
function quotedValues(text: string): QuotedValue[] {
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
