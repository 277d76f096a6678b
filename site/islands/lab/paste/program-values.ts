import { type Language, type Token, tokenize } from './program-tokens.ts';

/** A number keeps its spelling: languages print it differently. Nothing stands for what cannot be known here. */
export type Value = string | boolean | null | undefined | Digits | Value[] | Fields;
export type Fields = Map<string, Value>;
interface Digits {
  digits: string;
}

export interface Call {
  /** `fetch`, `axios.post`, `JSON.stringify`. */
  name: string;
  /** What stands before the last full stop, if a variable of the program. */
  on: Value;
  args: Value[];
  named: Fields;
}

export interface Program {
  hasHoles: boolean;
}

const constants: Record<string, boolean | null> = {
  true: true,
  false: false,
  null: null,
  True: true,
  False: false,
  None: null,
};

/** Words before a value that change nothing about it. */
const skipped = new Set(['await', 'new', 'return', 'const', 'let', 'var', 'async']);

/** Far deeper than any request; a paste of brackets must not fill the stack. */
const maxDepth = 100;

/**
 * Walks through a program that a tool has written, one token after the other: remembers what is assigned, and hands over
 * each call. Nothing is executed; branches and loops are read as if they ran once.
 */
export function walkProgram(
  text: string,
  language: Language,
  onCall: (call: Call) => Value,
): Program {
  const tokens = tokenize(text, language);
  const variables = new Map<string, Value>();
  let hasHoles = false;
  let at = 0;
  const isMark = (value: string, place = at) =>
    tokens[place]?.kind === 'mark' && tokens[place]?.value === value;
  const take = (value: string) => isMark(value) && ++at > 0;

  const fillHoles = ({ value, holes = [] }: Token): string => {
    let filled = '';
    for (const { before, name } of holes) {
      const known = variables.get(name);
      const isKnown = typeof known === 'string' || isDigits(known);
      hasHoles ||= !isKnown;
      filled +=
        before +
        (typeof known === 'string' ? known : isDigits(known) ? known.digits : `\${${name}}`);
    }
    return filled + value;
  };

  /** Over whatever is not understood, up to the end of this item. */
  const skipItem = () => {
    for (let depth = 0; at < tokens.length; at++) {
      const { kind, value } = tokens[at]!;
      if (kind !== 'mark') continue;
      if (depth === 0 && ',)]}'.includes(value)) return;
      if ('([{'.includes(value)) depth++;
      else if (')]}'.includes(value)) depth--;
    }
  };

  const readFields = (depth: number): Fields => {
    const fields: Fields = new Map();
    while (at < tokens.length && !take('}')) {
      const key = tokens[at++]!;
      if (take(':')) fields.set(key.value, readValue(depth));
      else if (key.kind === 'name') fields.set(key.value, variables.get(key.value));
      skipItem();
      if (!take(',') && !isMark('}')) at++;
    }
    return fields;
  };

  const readItems = (end: string, depth: number, named?: Fields): Value[] => {
    const items: Value[] = [];
    while (at < tokens.length && !take(end)) {
      const name = tokens[at]!;
      if (named && name.kind === 'name' && isMark('=', at + 1) && !isMark('=', at + 2)) {
        at += 2;
        named.set(name.value, readValue(depth));
      } else items.push(readValue(depth));
      skipItem();
      if (!take(',') && !isMark(end)) at++;
    }
    return items;
  };

  const readPrimary = (depth: number): Value => {
    while (tokens[at]?.kind === 'name' && skipped.has(tokens[at]!.value)) at++;
    const token = tokens[at];
    if (!token || depth > maxDepth) return undefined;
    if (token.kind === 'text') {
      let value = '';
      // Python joins texts that stand side by side.
      while (tokens[at]?.kind === 'text') value += fillHoles(tokens[at++]!);
      return value;
    }
    if (token.kind === 'number' || isMark('-')) {
      const sign = take('-') ? '-' : '';
      return { digits: sign + (tokens[at++]?.value ?? '') };
    }
    if (take('{')) return readFields(depth + 1);
    if (take('[')) return readItems(']', depth + 1);
    if (take('(')) {
      const [first, ...rest] = readItems(')', depth + 1);
      return rest.length ? [first, ...rest] : first;
    }
    if (token.kind !== 'name') return undefined;
    at++;
    return token.value in constants ? constants[token.value] : readPath(token.value, depth);
  };

  /** A variable, a field of it, or a call. */
  const readPath = (first: string, depth: number): Value => {
    let name = first;
    let on: Value;
    let value = variables.get(first);
    for (;;) {
      if (isMark('.') && tokens[at + 1]?.kind === 'name') {
        const field = tokens[at + 1]!.value;
        at += 2;
        on = value;
        value = value instanceof Map ? value.get(field) : undefined;
        name += `.${field}`;
      } else if (take('(')) {
        const named: Fields = new Map();
        const args = readItems(')', depth + 1, named);
        value = callMethod({ name, on, args, named });
        name = '';
      } else return value;
    }
  };

  const callMethod = (call: Call): Value => {
    const { name, on, args } = call;
    const method = name.slice(name.lastIndexOf('.') + 1);
    if (
      on instanceof Map &&
      (method === 'append' || method === 'set') &&
      typeof args[0] === 'string'
    ) {
      on.set(args[0], args[1]);
      return on;
    }
    if (typeof on === 'string' && (method === 'encode' || method === 'toString')) return on;
    return onCall(call);
  };

  const readValue = (depth: number): Value => {
    let value = readPrimary(depth);
    for (;;) {
      if (isMark('.') && typeof value === 'string' && tokens[at + 1]?.kind === 'name') {
        // A method of a text, such as `.encode('utf-8')`.
        at += 2;
        if (take('(')) readItems(')', depth + 1);
      } else if (isMark('+')) {
        at++;
        const next = readPrimary(depth);
        value = typeof value === 'string' && typeof next === 'string' ? value + next : undefined;
      } else return value;
    }
  };

  while (at < tokens.length) {
    const { kind, value } = tokens[at]!;
    if (kind !== 'name' || skipped.has(value)) at++;
    else if (isMark('=', at + 1) && !isMark('=', at + 2) && !isMark('>', at + 2)) {
      at += 2;
      variables.set(value, readValue(0));
    } else readValue(0);
  }
  return { hasHoles };
}

export const isDigits = (value: Value): value is Digits =>
  typeof value === 'object' && value !== null && 'digits' in value;

/** As `JSON.stringify` prints it, with the very numbers and order of keys that JavaScript has. */
export function printAsJavaScript(value: Value): string | undefined {
  const plain = (item: Value): unknown => {
    if (item instanceof Map) {
      return Object.fromEntries([...item].map(([key, field]) => [key, plain(field)]));
    }
    if (Array.isArray(item)) return item.map(plain);
    return isDigits(item) ? Number(item.digits) : item;
  };
  return JSON.stringify(plain(value));
}

const escapeChar = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** As `json.dumps` prints it: spaces after commas and colons, everything beyond ASCII escaped. */
export function printAsPython(value: Value, [comma, colon] = [', ', ': '], isAscii = true): string {
  const print = (item: Value): string => {
    if (item instanceof Map) {
      return `{${[...item].map(([key, field]) => print(key) + colon + print(field)).join(comma)}}`;
    }
    if (Array.isArray(item)) return `[${item.map(print).join(comma)}]`;
    if (isDigits(item)) return printNumber(item.digits);
    const text = JSON.stringify(item ?? null);
    return isAscii ? text.replace(/[^ -~]/g, escapeChar) : text;
  };
  return print(value);
}

/** Python keeps the size of an integer, and the fraction of a whole float. */
function printNumber(digits: string): string {
  if (!/[.eE]/.test(digits)) return digits;
  const number = Number(digits);
  return Number.isInteger(number) && Math.abs(number) < 1e16 ? `${number}.0` : `${number}`;
}
