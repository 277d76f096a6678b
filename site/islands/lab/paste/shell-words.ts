interface ShellWords {
  /** The words of each command, as pipes separate them. */
  commands: string[][];
  /** There is still `$NAME` or `$(…)`, which only the reader's shell can fill in. */
  hasVariables: boolean;
}

const blanks = ' \t\r\n';
const ansiEscapes: Record<string, string> = {
  n: '\n',
  t: '\t',
  r: '\r',
  a: '\x07',
  b: '\b',
  f: '\f',
  v: '\v',
  e: '\x1b',
};

const isHex = (char: string | undefined) => char !== undefined && /[\da-fA-F]/.test(char);
const startsName = (char: string | undefined) => char !== undefined && /[\w({]/.test(char);

/** Reads what follows `from` as a POSIX shell does, and forgives the line ends of the Windows shells. */
export function splitShellWords(text: string): ShellWords {
  const commands: string[][] = [[]];
  let word: string | undefined;
  let hasVariables = false;
  let at = 0;
  const add = (piece: string) => {
    word = (word ?? '') + piece;
  };
  const endWord = () => {
    if (word !== undefined) commands.at(-1)?.push(word);
    word = undefined;
  };
  /** The number of line-end characters at a place. */
  const lineEnd = (place: number) =>
    text[place] === '\n' ? 1 : text[place] === '\r' && text[place + 1] === '\n' ? 2 : 0;

  const readUntil = (quote: string): string => {
    const end = text.indexOf(quote, at);
    const piece = text.slice(at, end < 0 ? undefined : end);
    at = end < 0 ? text.length : end + 1;
    return piece;
  };

  const readDouble = () => {
    add('');
    let from = at;
    for (; at < text.length && text[at] !== '"'; at++) {
      const next = text[at + 1];
      if (text[at] === '\\' && next !== undefined) {
        const skipped = lineEnd(at + 1);
        if (skipped || '$`"\\'.includes(next)) {
          add(text.slice(from, at) + (skipped ? '' : next));
          from = at + 1 + (skipped || 1);
        }
        at += skipped || 1;
      } else if (text[at] === '`' || (text[at] === '$' && startsName(next))) hasVariables = true;
    }
    add(text.slice(from, at));
    at++;
  };

  const readAnsi = () => {
    add('');
    let from = at;
    while (at < text.length && text[at] !== "'") {
      if (text[at] !== '\\') {
        at++;
        continue;
      }
      add(text.slice(from, at));
      const kind = text[at + 1] ?? '';
      const most = { x: 2, u: 4, U: 8 }[kind] ?? 0;
      at += 2;
      let digits = '';
      while (digits.length < most && isHex(text[at])) digits += text[at++];
      while (!most && /[0-7]/.test(kind) && digits.length < 2 && /[0-7]/.test(text[at] ?? '')) {
        digits += text[at++];
      }
      const code = most ? Number.parseInt(digits, 16) : Number.parseInt(kind + digits, 8);
      if (digits || /[0-7]/.test(kind)) add(String.fromCodePoint(code > 0x10_ffff ? 0xfffd : code));
      else add(ansiEscapes[kind] ?? kind);
      from = at;
    }
    add(text.slice(from, at));
    at++;
  };

  while (at < text.length) {
    const char = text[at++] ?? '';
    const joined = '\\^`'.includes(char) ? lineEnd(at) : 0;
    if (blanks.includes(char)) endWord();
    else if (joined) {
      at += joined;
      if (char !== '\\') endWord();
    } else if (char === "'") add(readUntil("'"));
    else if (char === '"') readDouble();
    else if (char === '$' && text[at] === "'") {
      at++;
      readAnsi();
    } else if (char === '\\') add(text[at++] ?? '');
    else if (char === '|' && word === undefined) commands.push([]);
    else {
      hasVariables ||= char === '`' || (char === '$' && startsName(text[at]));
      const from = at - 1;
      while (at < text.length && !' \t\r\n\'"\\$^`|'.includes(text[at] ?? '')) at++;
      add(text.slice(from, at));
    }
  }
  endWord();
  return { commands, hasVariables };
}
