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

  it('reads the comments of scripts as well', () => {
    expect(takeRegion('# region a\nb\n# endregion\nc', 'a')).toBe('b');
  });

  it('stops the build when a page asks for a region that is not there', () => {
    expect(() => takeRegion(code, 'created')).toThrow('created');
  });
});
