import { fileURLToPath } from 'node:url';

/** Committed, so that a clean clone draws the same cards without any font of the system. See fonts/README.md. */
export const fontFiles = ['easel-display.ttf', 'easel-text.ttf', 'easel-han.otf'].map(file =>
  fileURLToPath(new URL(`./fonts/${file}`, import.meta.url)),
);

/** The Han font holds the 3,755 characters of GB 2312, level one. */
function commonHan(): Set<string> {
  const decoder = new TextDecoder('gb2312');
  const all = new Set<string>();
  for (let row = 0xb0; row <= 0xd7; row += 1) {
    for (let column = 0xa1; column <= 0xfe; column += 1) {
      all.add(decoder.decode(new Uint8Array([row, column])));
    }
  }
  return all;
}

const covered = commonHan();

export function uncovered(title: string): string[] {
  return [...title].filter(
    character => /[\u3400-\u9fff]/.test(character) && !covered.has(character),
  );
}
