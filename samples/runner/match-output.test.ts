import { expect, it } from 'vitest';
import { matchOutput } from './match-output.ts';

const expected = 'job {id} (1.0)\nsaved a.png ({int} bytes)\n';

it('accepts any value where a placeholder stands, and only there', () => {
  expect(matchOutput(expected, 'job 881500000000000007 (1.0)\nsaved a.png (12 bytes)\n')).toBe(
    undefined,
  );
  expect(matchOutput(expected, 'job 881500000000000007 (1x0)\nsaved a.png (12 bytes)\n')).toBe(
    'line 1 of the output is "job 881500000000000007 (1x0)", expected "job {id} (1.0)"',
  );
  expect(matchOutput(expected, 'job undefined (1.0)\nsaved a.png (12 bytes)\n')).toMatch('line 1');
});

it('sees a line that is missing, surplus or indented', () => {
  expect(matchOutput('a\nb\n', 'a\n')).toBe('line 2 of the output is nothing, expected "b"');
  expect(matchOutput('a\n', 'a\nb\n')).toBe('line 2 of the output is "b", expected nothing');
  expect(matchOutput('  a\n', 'a\n')).toMatch('line 1');
  expect(matchOutput('a\n', '')).toMatch('line 1');
});

it('refuses a placeholder that does not exist', () => {
  expect(() => matchOutput('{number}', '1')).toThrow('{number} is no placeholder');
});
