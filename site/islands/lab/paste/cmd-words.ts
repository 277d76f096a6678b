/**
 * The words of a command of the Windows prompt. Two parsers read it in turn: `cmd` takes out the carets, then the
 * program's start-up code takes out quotes and backslashes.
 */
export const splitCmdWords = (text: string) =>
  // The developer tools write `^"`, and double every backslash; the start-up code halves them before a quote alone.
  splitArguments(withoutCarets(text), text[text.indexOf('"') - 1] === '^');

function withoutCarets(text: string): string {
  let result = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    let char = text[at] ?? '';
    if (char === '\r') continue;
    if (char === '"') isQuoted = !isQuoted;
    else if (char === '^' && !isQuoted) {
      const skipLineEnd = () => {
        while (text[at + 1] === '\r') at++;
        if (text[at + 1] !== '\n') return;
        at++;
        while (text[at + 1] === '\r') at++;
      };
      // A caret before a line end takes the line end away, and makes an ordinary character of what follows.
      skipLineEnd();
      at++;
      char = text[at] ?? '';
    }
    result += char;
  }
  return result;
}

function splitArguments(text: string, isDoubled: boolean): string[] {
  const words: string[] = [];
  let word: string | undefined;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? '';
    if (char === '\\') {
      let count = 1;
      while (text[at + count] === '\\') count++;
      at += count - 1;
      if (text[at + 1] !== '"')
        word = (word ?? '') + '\\'.repeat(isDoubled ? Math.ceil(count / 2) : count);
      else {
        word = (word ?? '') + '\\'.repeat(Math.floor(count / 2));
        if (count % 2) {
          word += '"';
          at++;
        }
      }
    } else if (char === '"') {
      word ??= '';
      if (isQuoted && text[at + 1] === '"') {
        word += '"';
        at++;
      } else isQuoted = !isQuoted;
    } else if (!isQuoted && ' \t\n'.includes(char)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = (word ?? '') + char;
  }
  if (word !== undefined) words.push(word);
  return words;
}
