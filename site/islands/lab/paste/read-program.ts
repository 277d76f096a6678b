import { type Found, type PastedRequest, toPasted } from './pasted-request.ts';
import {
  type Call,
  type Fields,
  isDigits,
  printAsJavaScript,
  printAsPython,
  type Value,
  walkProgram,
} from './program-values.ts';

const verbs = ['get', 'post', 'put', 'patch', 'delete', 'head'];

const textOf = (value: Value) =>
  typeof value === 'string' ? value : isDigits(value) ? value.digits : undefined;
const fieldsOf = (value: Value): Fields => (value instanceof Map ? value : new Map());
const headersOf = (value: Value) =>
  [...fieldsOf(value)].map(([name, text]): [string, string] => [name, textOf(text) ?? '']);

/** A body that was given, but cannot be read here, is not an empty one. */
function bodyOf(value: Value, given: boolean, print: (value: Value) => string | undefined) {
  if (!given || value === null) return {};
  const text = typeof value === 'object' ? print(value) : textOf(value);
  return text === undefined ? { isBodyUnknown: true } : { body: text };
}

/** The request that a program in JavaScript sends with fetch, axios, request or Node's own client. */
export function readJavaScript(text: string): PastedRequest | undefined {
  let found: Found | undefined;
  const fromOptions = (options: Fields, address?: string): Found => {
    const host = textOf(options.get('hostname')) ?? textOf(options.get('host'));
    const port = textOf(options.get('port'));
    const path = textOf(options.get('path')) ?? '';
    const name = ['body', 'data'].find(key => options.has(key)) ?? '';
    return {
      method: textOf(options.get('method'))?.toUpperCase() ?? 'GET',
      address:
        address ??
        textOf(options.get('url')) ??
        (host ? `https://${host}${port ? `:${port}` : ''}${path}` : ''),
      headers: headersOf(options.get('headers')),
      ...bodyOf(options.get(name), !!name, printAsJavaScript),
    };
  };
  const onCall = ({ name, args }: Call): Value => {
    const [first, second, third] = args;
    const parts = name.split('.');
    const last = parts.at(-1) ?? '';
    if (name === 'JSON.stringify') return printAsJavaScript(first);
    if (name === 'Headers') return first instanceof Map ? first : new Map();
    if (last === 'fetch' && typeof first === 'string') found = fromOptions(fieldsOf(second), first);
    else if (parts[0] === 'axios' && verbs.includes(last) && typeof first === 'string') {
      const hasBody = /^p/.test(last);
      const options = new Map(fieldsOf(hasBody ? third : second)).set('method', last);
      found = fromOptions(hasBody ? options.set('data', second) : options, first);
    } else if ((last === 'request' || name === 'axios') && first instanceof Map) {
      found = fromOptions(first);
    } else if (last === 'request' && typeof first === 'string') {
      found = fromOptions(fieldsOf(second), first);
    } else if ((last === 'write' || last === 'end') && found && typeof first === 'string') {
      found.body = (found.body ?? '') + first;
    }
    return undefined;
  };
  const { hasHoles } = walkProgram(text, 'javascript', onCall);
  return finish(found, hasHoles);
}

/** The request that a program in Python sends with requests, httpx, urllib or http.client. */
export function readPython(text: string): PastedRequest | undefined {
  let found: Found | undefined;
  const onCall = ({ name, on, args, named }: Call): Value => {
    const parts = name.split('.');
    const last = parts.at(-1) ?? '';
    const arg = (place: number, key: string) => (named.has(key) ? named.get(key) : args[place]);
    if (name === 'json.dumps') {
      const separators = named.get('separators');
      const pair = Array.isArray(separators) ? (separators as [string, string]) : undefined;
      if (named.has('indent')) return undefined;
      return args[0] === undefined
        ? undefined
        : printAsPython(args[0], pair, named.get('ensure_ascii') !== false);
    }
    if (last === 'HTTPSConnection') return `https://${textOf(args[0]) ?? ''}`;
    if (last === 'HTTPConnection') return `http://${textOf(args[0]) ?? ''}`;
    if (last === 'request' && typeof on === 'string') {
      found = {
        method: textOf(args[0]) ?? 'GET',
        address: on + (textOf(args[1]) ?? ''),
        headers: headersOf(arg(3, 'headers')),
        ...bodyOf(arg(2, 'body'), arg(2, 'body') !== undefined, printAsPython),
      };
    } else if (last === 'request' || verbs.includes(last) || last === 'Request') {
      const isVerb = verbs.includes(last);
      const start = last === 'request' ? 1 : 0;
      const key = ['json', 'data', 'content'].find(each => named.has(each)) ?? '';
      const given = key ? named.get(key) : isVerb && last !== 'get' ? args[1] : undefined;
      const method = isVerb ? last : textOf(named.get('method') ?? (start ? args[0] : undefined));
      const address = textOf(arg(start, 'url'));
      // `environ.get('NAME')` asks for no page.
      if (!address?.includes('/')) return undefined;
      const print = (value: Value) =>
        key === 'json' ? printAsPython(value) : new URLSearchParams(headersOf(value)).toString();
      found = {
        method: method?.toUpperCase(),
        address,
        headers: headersOf(named.get('headers')),
        ...bodyOf(given, !!key || given !== undefined, print),
      };
    }
    return undefined;
  };
  const { hasHoles } = walkProgram(text, 'python', onCall);
  return finish(found, hasHoles);
}

const finish = (found: Found | undefined, hasHoles: boolean) =>
  found && toPasted({ ...found, notes: hasHoles ? ['variable'] : [] });
