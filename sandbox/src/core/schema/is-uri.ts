/** RFC 3986: a scheme, and after it only what an address may be written with. */
export function isUri(text: string): boolean {
  const written = /^[a-z][a-z0-9+.-]*:(?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[0-9a-f]{2})*$/i;
  return written.test(text) && URL.canParse(text);
}
