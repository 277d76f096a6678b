/** Whether a text holds Chinese, or nothing that could be: names kept in English, numbers, signs. */
export function isChinese(text: string, kept: readonly string[]): boolean {
  if (/\p{Script=Han}/u.test(text)) return true;
  const words = text.replace(/\{\w+\}/g, ' ').split(/[^\p{Letter}\p{Number}]+/u);
  const names = new Set(kept.flatMap(term => term.toLowerCase().split(/\s+/)));
  return words.every(word => !/\p{Letter}/u.test(word) || names.has(word.toLowerCase()));
}
