export interface ShellWords {
  words: string[];
  /** The command still contains `$NAME` or `$(…)`, which only the reader's shell can fill in. */
  hasVariables: boolean;
}

const ansiEscapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', 0: '\0', a: '\x07' };

const ansi = /\\(?:x([0-9a-f]{1,2})|u([0-9a-f]{1,4})|U([0-9a-f]{1,8})|(.))/gis;

function readAnsi(text: string): string {
  return text.replace(ansi, (_, x, u, wide, char) => {
    const hex = x ?? u ?? wide;
    return hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (ansiEscapes[char] ?? char);
  });
}

/** One piece of a word: continuation, $'…', '…', "…", an escaped character, or plain text. */
const piece =
  /(?<gap>(?:[\\^`]\r?\n|\s)+)|\$'(?<ansi>(?:\\.|[^'\\])*)'|'(?<raw>[^']*)'|"(?<quoted>(?:\\.|[^"\\])*)"|\\(?<escaped>.)|(?<plain>[^\s'"\\$^`]+|[$^`])/gs;

/** Reads a command line as a POSIX shell does, and forgives the line ends of the Windows shells. */
export function splitShellWords(command: string): ShellWords {
  const words: string[] = [];
  let word: string | undefined;
  let hasVariables = false;
  const add = (text: string) => {
    word = (word ?? '') + text;
  };
  for (const { groups, index } of command.matchAll(piece)) {
    const { gap, ansi: escapes, raw, quoted, escaped, plain } = groups ?? {};
    if (gap !== undefined) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else if (escapes !== undefined) add(readAnsi(escapes));
    else if (raw !== undefined) add(raw);
    else if (quoted !== undefined) {
      hasVariables ||= /(^|[^\\])(\\\\)*(\$[({\w]|`)/.test(quoted);
      add(quoted.replace(/\\(\r?\n|[$`"\\])/g, (_, char) => (/\n/.test(char) ? '' : char)));
    } else if (escaped !== undefined) add(escaped);
    else {
      hasVariables ||= plain === '$' && /^[({\w]/.test(command.slice(index + 1));
      add(plain ?? '');
    }
  }
  if (word !== undefined) words.push(word);
  return { words, hasVariables };
}
