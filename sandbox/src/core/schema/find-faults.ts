import { escapePointer } from '../json-pointer.ts';
import { isUri } from './is-uri.ts';
import type { Schema } from './schema.ts';

/** What a value has against a rule. */
export interface Fault {
  pointer: string;
  keyword: keyof Schema;
  /** What the rule asks for. */
  rule: unknown;
  /** The field of the object at `pointer` that it is about. */
  field?: string;
}

type Fields = Record<string, unknown>;

/** Where a value is being looked at. Its pointer is made only if there is something to report. */
interface Place {
  schema: Schema;
  run: Run;
  /** The place of the object or list that it is in, and its name there. */
  parent: Place | undefined;
  name: string;
}

interface Run {
  faults: Fault[];
  definitions: Record<string, Schema>;
}

/**
 * What the contract has against a value, all of it. Fills in the contract's defaults as it goes.
 *
 * JSON Schema 2020-12 in the keywords that the contract's requests use; `generate` refuses a contract with others, and a
 * test lets Ajv judge the same values.
 */
export function findFaults(
  schema: Schema,
  value: unknown,
  definitions: Record<string, Schema>,
): Fault[] {
  const run: Run = { faults: [], definitions };
  visit(value, { schema, run, parent: undefined, name: '' });
  return run.faults;
}

function visit(value: unknown, at: Place): void {
  const { schema } = at;
  if (schema.properties && isFields(value)) fillIn(value, schema.properties);
  for (const keyword in schema) {
    const rule = keywords[keyword as keyof Schema] as Rule<unknown>;
    rule(schema[keyword as keyof Schema], value, at);
  }
}

/** The same value by another schema. */
const again = ({ run, parent, name }: Place, schema: Schema): Place => ({
  schema,
  run,
  parent,
  name,
});
/** What is in it. */
const within = (parent: Place, name: string, schema: Schema): Place => ({
  schema,
  run: parent.run,
  parent,
  name,
});
/** Whether a schema finds nothing, whatever that means to the caller. */
function fits(value: unknown, schema: Schema, { run }: Place): boolean {
  return findFaults(schema, value, run.definitions).length === 0;
}

function fillIn(value: Fields, properties: Record<string, Schema>): void {
  for (const name in properties) {
    const preset = properties[name]!.default;
    if (preset !== undefined && value[name] === undefined) {
      value[name] = typeof preset === 'object' ? structuredClone(preset) : preset;
    }
  }
}

type Rule<Asked> = (asked: Asked, value: unknown, at: Place) => void;

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !isList(value);

const kinds: Record<string, (value: unknown) => boolean> = {
  string: isText,
  number: isNumber,
  integer: Number.isInteger,
  boolean: value => typeof value === 'boolean',
  null: value => value === null,
  array: isList,
  object: isFields,
};

/** A rule that says nothing of values of another kind. */
function ruleFor<Kind>(isKind: (value: unknown) => value is Kind) {
  return <Asked>(keyword: keyof Schema, holds: (asked: Asked, value: Kind) => boolean) =>
    ((asked, value, at) => {
      if (isKind(value) && !holds(asked, value)) report(at, keyword);
    }) satisfies Rule<Asked>;
}
const ofNumbers = ruleFor(isNumber);
const ofTexts = ruleFor(isText);
const ofLists = ruleFor(isList);
const ofObjects = ruleFor(isFields);

const pointerOf = ({ parent, name }: Place): string =>
  parent ? `${pointerOf(parent)}/${escapePointer(name)}` : '';
const countCharacters = (text: string) => [...text].length;

const patterns = new Map<string, RegExp>();
function compile(pattern: string): RegExp {
  const compiled = patterns.get(pattern) ?? new RegExp(pattern, 'u');
  patterns.set(pattern, compiled);
  return compiled;
}

const keywords: { [Keyword in keyof Schema]-?: Rule<NonNullable<Schema[Keyword]>> } = {
  type: (types, value, at) => {
    const holds = isText(types) ? kinds[types]!(value) : types.some(type => kinds[type]!(value));
    if (!holds) report(at, 'type');
  },
  maximum: ofNumbers('maximum', (most, value) => value <= most),
  minimum: ofNumbers('minimum', (least, value) => value >= least),
  multipleOf: ofNumbers('multipleOf', (step, value) => Number.isInteger(value / step)),
  maxLength: ofTexts(
    'maxLength',
    (most, text) => text.length <= most || countCharacters(text) <= most,
  ),
  minLength: ofTexts('minLength', (least, text) => countCharacters(text) >= least),
  pattern: ofTexts('pattern', (pattern, text) => compile(pattern).test(text)),
  format: ofTexts('format', (_, text) => isUri(text)),
  $ref: (name, value, at) => visit(value, again(at, at.run.definitions[name]!)),
  const: (asked, value, at) => {
    if (value !== asked) report(at, 'const');
  },
  enum: (allowed, value, at) => {
    if (!allowed.includes(value)) report(at, 'enum');
  },
  not: (schema, value, at) => {
    if (fits(value, schema, at)) report(at, 'not');
  },
  maxItems: ofLists('maxItems', (most, list) => list.length <= most),
  minItems: ofLists('minItems', (least, list) => list.length >= least),
  items: (schema, value, at) => {
    if (!Array.isArray(value)) return;
    for (const [index, item] of value.entries()) {
      visit(item, within(at, String(index), schema));
    }
  },
  maxProperties: ofObjects('maxProperties', (most, fields) => Object.keys(fields).length <= most),
  minProperties: ofObjects('minProperties', (least, fields) => Object.keys(fields).length >= least),
  required: (names, value, at) => {
    if (!isFields(value)) return;
    for (const name of names) if (value[name] === undefined) report(at, 'required', name);
  },
  dependentRequired: (needs, value, at) => {
    if (!isFields(value)) return;
    for (const [name, needed] of Object.entries(needs)) {
      if (value[name] === undefined) continue;
      for (const each of needed) {
        if (value[each] === undefined) report(at, 'dependentRequired', each);
      }
    }
  },
  propertyNames: (schema, value, at) => {
    if (!isFields(value)) return;
    for (const name of Object.keys(value)) {
      if (!fits(name, schema, at)) report(at, 'propertyNames', name);
    }
  },
  additionalProperties: (asked, value, at) => {
    if (!isFields(value) || asked === true) return;
    for (const name of Object.keys(value)) {
      if (Object.hasOwn(at.schema.properties ?? {}, name)) continue;
      if (asked === false) report(at, 'additionalProperties', name);
      else visit(value[name], within(at, name, asked));
    }
  },
  properties: (properties, value, at) => {
    if (!isFields(value)) return;
    for (const name in properties) {
      if (value[name] !== undefined) visit(value[name], within(at, name, properties[name]!));
    }
  },
  discriminator: ({ propertyName, branches }, value, at) => {
    if (!isFields(value)) return;
    const tag = value[propertyName];
    const branch =
      typeof tag === 'string' && Object.hasOwn(branches, tag) ? branches[tag] : undefined;
    if (branch) visit(value, again(at, at.run.definitions[branch]!));
    else report(at, 'discriminator', propertyName);
  },
  default: () => undefined,
};

/** In the order in which faults are told. */
export const knownKeywords = Object.keys(keywords) as (keyof Schema)[];

function report(at: Place, keyword: keyof Schema, field?: string): void {
  const rule = at.schema[keyword];
  const about = field === undefined ? {} : { field };
  at.run.faults.push({ pointer: pointerOf(at), keyword, rule, ...about });
}
