/** Words that stand for texts until they are written as a language quotes them. */
export class Words {
  readonly #texts: string[] = [];

  take(text: string): string {
    this.#texts.push(text);
    return `zq${this.#texts.length - 1}zq`;
  }

  /** Every literal with a word in it, with the text in place of the word. */
  fill(program: string, write: (word: string, text: string, indent: string) => string): string {
    return program.replace(
      /(["'])((?:(?!\1)[^\n])*?)(zq(\d+)zq)((?:(?!\1)[^\n])*)\1/g,
      (_, _quote, before: string, word: string, index: string, after: string, at: number) => {
        const line = program.slice(program.lastIndexOf('\n', at) + 1, at);
        const [indent = ''] = /^\s*/.exec(line) ?? [];
        // An address has its protocol and a slash around the word, which it brings itself.
        const isAddress = /:\/\/$/.test(before);
        const text = this.#texts[Number(index)] ?? '';
        return write(word, isAddress ? text : before + text + after, indent);
      },
    );
  }
}

/** A word as the program quotes it. */
export const quotedIn = (program: string, word: string): string =>
  [`"${word}"`, `'${word}'`].find(it => program.includes(it)) ?? word;
