import { describe, expect, it } from 'vitest';
import { takeRegion } from './take-region.ts';

const code = `import a
func main() {
\t// region create
\tmake()

\tif x {
\t\ty()
\t}
\t// endregion
\tdone()
}
`;

describe('takeRegion', () => {
  it('takes the lines of a region to the left margin', () => {
    expect(takeRegion(code, 'create')).toBe('make()\n\nif x {\n\ty()\n}');
  });

  it('shows the whole file without its markers', () => {
    expect(takeRegion(code)).toBe(code.replace(/^\t\/\/ (end)?region.*\n/gm, '').trimEnd());
  });

  it.each([
    [1, 1, 1],
    [2, 2, 2],
    [1, 2, 2],
    [2, 1, 2],
    [1, 0, 1],
    [0, 1, 1],
    [0, 0, 0],
  ])('leaves the wider gap of %i and %i empty lines around a marker', (before, after, left) => {
    const gap = (lines: number) => '\n'.repeat(lines + 1);
    expect(takeRegion(`a${gap(before)}# endregion${gap(after)}b`)).toBe(`a${gap(left)}b`);
  });

  it('reads the comments of scripts as well', () => {
    expect(takeRegion('# region a\nb\n# endregion\nc', 'a')).toBe('b');
  });

  it('stops the build when a page asks for a region that is not there', () => {
    expect(() => takeRegion(code, 'created')).toThrow('created');
  });
});
