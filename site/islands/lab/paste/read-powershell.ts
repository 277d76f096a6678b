import { type PastedRequest, toPasted } from './pasted-request.ts';

type Token =
  | { kind: 'text'; value: string }
  | { kind: 'variable' | 'word' | 'mark'; value: string };

const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', 0: '\0', a: '\x07', b: '\b' };
const isWord = (char: string | undefined) => char !== undefined && /[\w:]/.test(char);

interface Tokens {
  tokens: Token[];
  /** Where a text uses a variable that is not assigned in the paste. */
  isOpen: boolean;
}

/** Texts, variables, words and brackets; a line end is a mark, unless a backtick stands before it. */
function tokenize(text: string, lookUp: (name: string) => string | undefined): Tokens {
  const tokens: Token[] = [];
  let isOpen = false;
  let at = 0;

  const readName = () => {
    const start = at;
    while (isWord(text[at])) at++;
    return text.slice(start, at);
  };
  const readDouble = (end: string): string => {
    let value = '';
    let start = at;
    const flush = (place: number) => {
      value += text.slice(start, place);
    };
    while (at < text.length) {
      if (text.startsWith(end, at)) {
        if (end !== '"' || text[at + 1] !== '"') break;
        flush(at + 1);
        at += 2;
        start = at;
      } else if (text[at] === '`') {
        flush(at);
        const char = text[at + 1] ?? '';
        value += escapes[char] ?? char;
        at += 2;
        start = at;
      } else if (text.startsWith('$([char]', at)) {
        flush(at);
        const close = text.indexOf(')', at);
        value += String.fromCharCode(Number(text.slice(at + 8, close < 0 ? undefined : close)));
        at = close < 0 ? text.length : close + 1;
        start = at;
      } else if (text[at] === '$' && (isWord(text[at + 1]) || '{('.includes(text[at + 1] ?? ' '))) {
        flush(at);
        start = at++;
        const isBraced = text[at] === '{' && ++at > 0;
        const known = lookUp(readName().toLowerCase());
        if (isBraced && text[at] === '}') at++;
        if (known === undefined) isOpen = true;
        else {
          value += known;
          start = at;
        }
      } else at++;
    }
    flush(at);
    at += end.length;
    return value;
  };
  const readSingle = (end: string): string => {
    let value = '';
    for (;;) {
      const found = text.indexOf(end, at);
      value += text.slice(at, found < 0 ? undefined : found);
      at = found < 0 ? text.length : found + end.length;
      if (end !== "'" || text[at] !== "'" || found < 0) return value;
      value += "'";
      at++;
    }
  };
  const skipLineEnd = () => {
    if (text[at] === '\r') at++;
    if (text[at] === '\n') at++;
  };

  while (at < text.length) {
    const char = text[at++] ?? '';
    if (char === '`') skipLineEnd();
    else if (char === '#') while (at < text.length && text[at] !== '\n') at++;
    else if (char === '@' && (text[at] === '"' || text[at] === "'")) {
      const quote = text[at++];
      skipLineEnd();
      const value = quote === '"' ? readDouble('\n"@') : readSingle("\n'@");
      tokens.push({ kind: 'text', value });
    } else if (char === '"') tokens.push({ kind: 'text', value: readDouble('"') });
    else if (char === "'") tokens.push({ kind: 'text', value: readSingle("'") });
    else if (char === '$' && isWord(text[at])) {
      tokens.push({ kind: 'variable', value: readName().toLowerCase() });
    } else if (isWord(char) || (char === '-' && isWord(text[at]))) {
      const start = at - 1;
      while (isWord(text[at]) || '-./?&=%~+'.includes(text[at] ?? ' ')) at++;
      // `name=value` in a table, and `-Uri=…` never: an equals sign ends a name, but not an address.
      const word = text.slice(start, at);
      const equals = word.includes('://') ? -1 : word.indexOf('=');
      if (equals > 0) at = start + equals;
      tokens.push({ kind: 'word', value: equals > 0 ? word.slice(0, equals) : word });
    } else if (char === '\n' || !/\s/.test(char)) tokens.push({ kind: 'mark', value: char });
  }
  return { tokens, isOpen };
}

type Value = string | Map<string, Value> | undefined;

/** The request of `Invoke-WebRequest` or `Invoke-RestMethod`, with the variables assigned before it. */
export function readPowerShell(text: string): PastedRequest | undefined {
  const variables = new Map<string, Value>();
  const textOf = (name: string) => {
    const value = variables.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  // Twice: the texts of the second reading are filled from what the first has found assigned.
  walk(tokenize(text, () => undefined).tokens, variables);
  const { tokens, isOpen } = tokenize(text, textOf);
  const options = walk(tokens, variables);
  if (!options) return undefined;
  const find = (...names: string[]) => names.map(name => options.get(name)).find(Boolean);
  const headers = find('headers');
  const listed = headers instanceof Map ? [...headers] : [];
  const type = find('contenttype');
  const body = options.get('body');
  const address = find('uri', '');
  return toPasted({
    method: (find('method') as string | undefined)?.toUpperCase() ?? 'GET',
    address: typeof address === 'string' ? address : '',
    headers: [
      ...listed.map(([name, value]): [string, string] => [
        name,
        typeof value === 'string' ? value : '',
      ]),
      ...(typeof type === 'string' ? [['Content-Type', type] as [string, string]] : []),
    ],
    body: typeof body === 'string' ? body : undefined,
    isBodyUnknown: options.has('body') && typeof body !== 'string',
    notes: isOpen ? ['variable'] : [],
  });
}

/** Goes through the statements; returns the parameters of the last request, that of the address under `''`. */
function walk(tokens: Token[], variables: Map<string, Value>): Map<string, Value> | undefined {
  let options: Map<string, Value> | undefined;
  let at = 0;
  const isMark = (value: string, place = at) =>
    tokens[place]?.kind === 'mark' && tokens[place]?.value === value;
  const take = (value: string) => isMark(value) && ++at > 0;

  const readTable = (): Map<string, Value> => {
    const table = new Map<string, Value>();
    while (at < tokens.length && !take('}')) {
      const key = tokens[at++]!;
      if (key.kind !== 'mark' && take('=')) table.set(key.value, readValue());
    }
    return table;
  };
  /** The first text inside brackets, as in `([Text.Encoding]::UTF8.GetBytes("…"))`. */
  const readBrackets = (): Value => {
    let found: Value;
    for (let depth = 1; at < tokens.length && depth; at++) {
      const { kind, value } = tokens[at]!;
      if (kind === 'mark') depth += value === '(' ? 1 : value === ')' ? -1 : 0;
      else if (kind === 'text') found ??= value;
      else if (kind === 'variable') found ??= variables.get(value);
      // What a cmdlet prints is known to PowerShell alone.
      if (kind === 'mark' && value === '|') found = undefined;
    }
    return found;
  };
  const readValue = (): Value => {
    const token = tokens[at++];
    if (!token) return undefined;
    if (token.kind === 'text' || token.kind === 'word') return token.value;
    if (token.kind === 'variable') return variables.get(token.value);
    if (token.value === '@' && take('{')) return readTable();
    if (token.value === '(') return readBrackets();
    if (token.value === '[') {
      while (at < tokens.length && !take(']')) at++;
      return readValue();
    }
    return undefined;
  };
  const readCommand = (): Map<string, Value> => {
    const given = new Map<string, Value>();
    while (at < tokens.length && !isMark('\n') && !isMark('|') && !isMark(';') && !isMark(')')) {
      const token = tokens[at]!;
      if (token.kind === 'word' && token.value.startsWith('-')) {
        at++;
        const next = tokens[at];
        const isSwitch =
          !next || isMark('\n') || (next.kind === 'word' && next.value.startsWith('-'));
        given.set(token.value.slice(1).toLowerCase(), isSwitch ? 'true' : readValue());
      } else {
        const value = readValue();
        if (typeof value === 'string' && !given.has('')) given.set('', value);
      }
    }
    return given;
  };

  while (at < tokens.length) {
    const token = tokens[at++]!;
    if (token.kind === 'variable') {
      if (take('=')) {
        const next = tokens[at];
        // `$response = Invoke-RestMethod …` is read as the command, `New-Object …Dictionary` as an empty table.
        if (next?.kind === 'word' && isRequest(next.value)) continue;
        const isNew = next?.kind === 'word' && next.value.toLowerCase() === 'new-object';
        variables.set(token.value, isNew ? new Map() : readValue());
      } else if (
        isMark('.') &&
        tokens[at + 1]?.value.toLowerCase() === 'add' &&
        isMark('(', at + 2)
      ) {
        at += 3;
        const key = readValue();
        take(',');
        const table = variables.get(token.value);
        const value = readValue();
        if (table instanceof Map && typeof key === 'string') table.set(key, value);
      } else if (isMark('[') && isMark(']', at + 2) && isMark('=', at + 3)) {
        const key = tokens[at + 1]!.value;
        at += 4;
        const table = variables.get(token.value);
        const value = readValue();
        if (table instanceof Map) table.set(key, value);
      }
    } else if (token.kind === 'word' && isRequest(token.value)) options = readCommand();
  }
  return options;
}

const isRequest = (word: string) =>
  ['invoke-webrequest', 'invoke-restmethod', 'iwr', 'irm'].includes(word.toLowerCase());
