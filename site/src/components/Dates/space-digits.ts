/** 2026年10月13日 is how Intl writes a day; the pages have a space between Han characters and digits. */
export function spaceDigits(text: string): string {
  return text.replace(/(\d)(?=\p{Script=Han})|(\p{Script=Han})(?=\d)/gu, '$1$2 ');
}
