import { expect, it } from 'vitest';
import { validateOptions } from './index.ts';

const check = (options: unknown) => () => validateOptions({ options });

it('takes nothing, and every option as a function', () => {
  expect(check({})()).toEqual({ id: 'default' });
  expect(check({ id: 'one', worthOf: () => 1, errorCodes: () => [] })).not.toThrow();
});

it.each<[string, unknown, string]>([
  ['no object', [], 'The option list of search is []; expected an object'],
  [
    'data',
    { errorCodes: ['A'] },
    "The option errorCodes of search is [ 'A' ]; expected a function",
  ],
  ['a name of another kind', { id: 1 }, 'The option id of search is 1; expected a text'],
  [
    'a slip',
    { errorcodes: () => [] },
    'The option errorcodes of search is unknown; expected one of',
  ],
])('refuses %s with a sentence', (_what, options, sentence) => {
  expect(check(options)).toThrow(sentence);
});
