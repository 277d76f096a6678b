/** Two 32-bit FNV-1a sums: names a file by what is in it. Not meant to resist an attacker. */
export function contentHash(texts: Iterable<string>): string {
  let low = 0x811c9dc5;
  let high = 0xc9dc5118;
  for (const text of texts) {
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      low = Math.imul(low ^ code, 0x01000193);
      high = Math.imul(high ^ (code + (low >>> 24)), 0x01000193);
    }
    // A boundary, so that moving text from one shard to the next changes the name.
    low = Math.imul(low ^ 0x10000, 0x01000193);
  }
  const hex = (word: number) => (word >>> 0).toString(16).padStart(8, '0');
  return hex(low) + hex(high);
}
