import type { Pair, ParameterField } from './request-form.ts';

/** Half of a sign, which texts cut at any place may have, is none. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/** Also the signs that programs and shells give a meaning to. */
export const encode = (text: string): string =>
  encodeURIComponent(wellFormed(text)).replace(
    /[!'()*]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const encodeReserved = (text: string) =>
  encode(text).replace(/%(?:3A|2F|3F|40|2C|3B)/g, decodeURIComponent);

type Written = string | string[] | Pair[];

const inLine = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/** What a reader typed or a document has as an example: lists as JSON or with commas, objects as JSON. */
function readValue({ type }: ParameterField, text: string): Written {
  if (type === 'text') return text;
  if (type === 'array') return readList(text);
  const value = readJson(text);
  return typeof value === 'object' && value !== null
    ? Object.entries(value).map(([name, inner]): Pair => [name, inLine(inner)])
    : text;
}

export function readList(text: string): string[] {
  const value = readJson(text);
  return Array.isArray(value) ? value.map(inLine) : text.split(',').map(item => item.trim());
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isPairs = (value: Written): value is Pair[] => Array.isArray(value?.[0]);

/** Names and values with a sign between them, and a sign between those. */
const join = (pairs: Pair[], inside: string, between: string) =>
  pairs.map(([name, value]) => encode(name) + inside + encode(value)).join(between);

export function inPath(field: ParameterField, text: string): string {
  const value = readValue(field, text);
  const { style, explode } = field;
  const start = style === 'label' ? '.' : style === 'matrix' ? ';' : '';
  const between = explode && start ? start : ',';
  if (typeof value === 'string')
    return style === 'matrix' ? `;${encode(field.name)}=${encode(value)}` : start + encode(value);
  const name = style === 'matrix' && !explode ? `${encode(field.name)}=` : '';
  if (isPairs(value)) return start + name + join(value, explode ? '=' : ',', between);
  if (style === 'matrix' && explode)
    return value.map(item => `;${encode(field.name)}=${encode(item)}`).join('');
  return start + name + value.map(encode).join(between);
}

const delimiters: Record<string, string> = { spaceDelimited: '%20', pipeDelimited: '%7C' };

/** The parts of the query, already encoded. */
export function inQuery(field: ParameterField, text: string): string[] {
  const value = readValue(field, text);
  const { explode, style } = field;
  const name = encode(field.name);
  const write = field.allowReserved ? encodeReserved : encode;
  if (typeof value === 'string') return [`${name}=${write(value)}`];
  const between = delimiters[style] ?? ',';
  if (isPairs(value)) {
    if (style === 'deepObject')
      return value.map(([key, inner]) => `${encode(`${field.name}[${key}]`)}=${write(inner)}`);
    if (explode) return value.map(([key, inner]) => `${encode(key)}=${write(inner)}`);
    return [`${name}=${join(value, between, between)}`];
  }
  if (explode) return value.map(item => `${name}=${write(item)}`);
  return [`${name}=${value.map(write).join(between)}`];
}

/** A header, or the value of a cookie. */
export function inLineOf(field: ParameterField, text: string): string {
  const value = readValue(field, text);
  if (typeof value === 'string') return value;
  if (isPairs(value))
    return value.map(([name, inner]) => name + (field.explode ? '=' : ',') + inner).join(',');
  return value.join(',');
}
