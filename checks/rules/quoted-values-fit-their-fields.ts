import { type Bounds, fieldBounds } from '../contract/field-bounds.ts';
import { type QuotedValue, quotedValues } from '../numbers/quoted-values.ts';
import { sitePages } from '../pages/site-pages.ts';
import type { Rule } from '../rule.ts';

export const quotedValuesFitTheirFields: Rule = {
  why: 'a reader copies a value from a sentence as readily as from a sample, and gets PARAM_ERROR.',
  findings: repository => {
    const fields = fieldBounds(repository);
    return sitePages(repository).flatMap(({ path, prose }) =>
      prose.flatMap(({ number, text }) =>
        quotedValues(text).flatMap(quoted => {
          const bounds = fields.get(quoted.field) ?? [];
          if (bounds.length === 0 || bounds.some(schema => fits(quoted, schema))) return [];
          return [
            {
              where: `${path}:${number}`,
              found: quoted.text,
              expected: `what the contract allows: ${bounds.map(describe).join(', or ')}`,
            },
          ];
        }),
      ),
    );
  },
};

/** A range must be the whole range; a value must lie in it. */
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
