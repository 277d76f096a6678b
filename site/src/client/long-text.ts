export const mostCharacters = 262_144;
export const mostLines = 5_000;

/** Laying out more than this takes the browser alone longer than a reader waits. */
export const isTooLong = (text: string): boolean =>
  text.length > mostCharacters || text.split('\n', mostLines + 1).length > mostLines;
