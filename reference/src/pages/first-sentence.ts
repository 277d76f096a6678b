/** A text of the document in short: up to the first full stop, in either script. */
export function firstSentence(text: string): string {
  const sentence = /^[\s\S]*?[.。](?=\s|$|[^.\w])/u.exec(text)?.[0] ?? text;
  return sentence.replace(/\s+/g, ' ');
}
