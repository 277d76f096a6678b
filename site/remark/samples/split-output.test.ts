import { expect, it } from 'vitest';
import { splitOutput } from './split-output.ts';

it('tells what changes from what stays', () => {
  expect(
    splitOutput('job {id} is\nsaved a.png ({int} bytes)', 'job 88 is\nsaved a.png (12 bytes)'),
  ).toEqual(['job ', '88', ' is\nsaved a.png (', '12', ' bytes)']);
  expect(splitOutput('plain', 'plain')).toEqual(['plain']);
  expect(splitOutput('{url}', 'http://127.0.0.1:1/x')).toEqual(['', 'http://127.0.0.1:1/x', '']);
});

it('shows what does not fit as it is, and a gap where nothing is known', () => {
  expect(splitOutput('job {id}', 'other words')).toEqual(['other words']);
  expect(splitOutput('job {id} is')).toEqual(['job ', '…', ' is']);
});
