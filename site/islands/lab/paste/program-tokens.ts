export type Language = 'javascript' | 'python';

export interface Token {
  kind: 'text' | 'name' | 'number' | 'mark';
  value: string;
  /** Where a text has holes for variables: their names, with the text before each. */
  holes?: { before: string; name: string }[];
}

const simpleEscapes: Record<string, string> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  a: '\x07',
  0: '\0',
};

const isWord = (char: string | undefined) => char !== undefined && /[\w$\u0080-\uffff]/.test(char);
const isDigit = (char: string | undefined) => char !== undefined && char >= '0' && char <= '9';

/** Enough of JavaScript and Python to find texts, names and brackets in what a tool has generated. */
export function tokenize(text: string, language: Language): Token[] {
  const tokens: Token[] = [];
  const isPython = language === 'python';
  let at = 0;

  const readEscape = (): string => {
    const kind = text[at++] ?? '';
    if (kind === '\n') return '';
    if (kind === '\r') {
      if (text[at] === '\n') at++;
      return '';
    }
    if (kind === 'u' && text[at] === '{' && !isPython) {
      const end = text.indexOf('}', at);
      const code = Number.parseInt(text.slice(at + 1, Math.min(end, at + 8)), 16);
      at = end < 0 ? text.length : end + 1;
      return code <= 0x10_ffff ? String.fromCodePoint(code) : '\ufffd';
    }
    const digits = kind === 'x' ? 2 : kind === 'u' ? 4 : kind === 'U' && isPython ? 8 : 0;
    if (digits) {
      const code = Number.parseInt(text.slice(at, at + digits), 16);
      at += digits;
      return code <= 0x10_ffff ? String.fromCodePoint(code) : '\ufffd';
    }
    const known = simpleEscapes[kind];
    if (known !== undefined && (isPython || kind !== 'a')) return known;
    // Python keeps the backslash of an escape that it does not know.
    return isPython && !'\\\'"'.includes(kind) ? `\\${kind}` : kind;
  };

  const readText = (quote: string, { isRaw = false, hole = '' }): Token => {
    const holes: { before: string; name: string }[] = [];
    let value = '';
    let from = at;
    while (at < text.length && !text.startsWith(quote, at)) {
      if (text[at] === '\\' && !isRaw) {
        value += text.slice(from, at++);
        value += readEscape();
        from = at;
      } else if (hole && text.startsWith(hole, at)) {
        value += text.slice(from, at);
        const end = text.indexOf('}', at);
        const name = text.slice(at + hole.length, end < 0 ? undefined : end);
        at = end < 0 ? text.length : end + 1;
        from = at;
        if (hole === '{' && name.startsWith('{')) value += name;
        else {
          holes.push({ before: value, name: name.trim() });
          value = '';
        }
      } else at++;
    }
    value += text.slice(from, at);
    at += quote.length;
    return { kind: 'text', value, ...(holes.length && { holes }) };
  };

  const skipTo = (end: string) => {
    const found = text.indexOf(end, at);
    at = found < 0 ? text.length : found + end.length;
  };

  while (at < text.length) {
    const char = text[at] ?? '';
    if (char === '#' && isPython) skipTo('\n');
    else if (!isPython && text.startsWith('//', at)) skipTo('\n');
    else if (!isPython && text.startsWith('/*', at)) skipTo('*/');
    else if (char === '"' || char === "'" || (char === '`' && !isPython)) {
      const quote = isPython && text.startsWith(char.repeat(3), at) ? char.repeat(3) : char;
      const last = tokens.at(-1);
      // A prefix stands right before the quote: r"…", f'…', rb"""…""".
      const isPrefixed =
        isPython &&
        last?.kind === 'name' &&
        /^[rbfu]{1,2}$/i.test(last.value) &&
        isWord(text[at - 1]);
      const prefix = isPrefixed ? (tokens.pop()?.value.toLowerCase() ?? '') : '';
      const hole = char === '`' ? '${' : prefix.includes('f') ? '{' : '';
      at += quote.length;
      tokens.push(readText(quote, { isRaw: prefix.includes('r'), hole }));
    } else if (isDigit(char)) {
      const from = at;
      while (
        isWord(text[at]) ||
        text[at] === '.' ||
        ('+-'.includes(text[at] ?? ' ') && /[eE]/.test(text[at - 1] ?? ''))
      )
        at++;
      tokens.push({ kind: 'number', value: text.slice(from, at) });
    } else if (isWord(char)) {
      const from = at;
      while (isWord(text[at])) at++;
      tokens.push({ kind: 'name', value: text.slice(from, at) });
    } else {
      if (!/\s/.test(char)) tokens.push({ kind: 'mark', value: char });
      at++;
    }
  }
  return tokens;
}
