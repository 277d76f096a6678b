import { describe, expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { numbersAgreeWithWhatTheyCount as rule } from './numbers-agree-with-what-they-count.ts';

const file = 'site/i18n/en/messages/lab.json';
const pages = {
  'site/docs/a.md':
    'A credit buys an image. It costs 2 credits, two images take 3 seconds, a second each, in a field of 4 fields.',
};
const findings = (messages: object, path = file) =>
  rule.findings(fixtureRepository({ ...pages, [path]: JSON.stringify(messages) }));

describe('Numbers agree with what they count', () => {
  it.each([
    ['both forms', { a: { one: '{count} credit', other: '{count} credits' } }],
    ['words that fit every number', { a: 'Credits: {count}', b: '{count} of {total}' }],
    ['an abbreviation', { a: 'Wait {seconds} s first.' }],
    ['a verb', { a: '{name} shows a page; {field} has it.' }],
    ['a compound', { a: 'a {count}-image job' }],
    ['a number that is more than one', { a: 'up to 21 credits, 0.1 credits, 1.5 credits' }],
  ])('accepts %s', (_what, messages) => {
    expect(findings(messages)).toEqual([]);
  });

  it.each([
    ['one form for all', { a: 'It costs {count} credits.' }, '{count} credits'],
    ['an adjective between', { a: '{count} uploaded images' }, '{count} uploaded images'],
    ['a noun that no sentence counts', { a: '{count} walruses' }, '{count} walruses'],
    ['the other form alone', { a: { other: '{count} fields' } }, '{count} fields'],
    ['one, written out', { a: 'Price: 1 credits' }, '1 credits'],
    ['one with a decimal', { a: 'Price: 1.0 credits' }, '1.0 credits'],
  ])('reports %s', (_what, messages, found) => {
    expect(findings(messages)).toMatchObject([
      { where: expect.stringContaining(`${file} a`), found: `“${found}”` },
    ]);
  });

  it.each([
    ['a package', 'reference/messages.json'],
    ['another package', 'signing/messages.json'],
  ])('reads the messages of %s', (_what, path) => {
    expect(findings({ a: '{count} images' }, path)).toHaveLength(1);
  });

  it('reads components, where a bar separates the forms', () => {
    const path = 'site/src/a.tsx';
    const found = (message: string) =>
      rule.findings(
        fixtureRepository({ ...pages, [path]: `translate({ id: 'a', message: '${message}' })` }),
      );
    expect(found('1 credit|{n} credits')).toEqual([]);
    expect(found('{n} credits')).toMatchObject([{ where: `${path} a`, found: '“{n} credits”' }]);
  });

  it('reads pages', () => {
    const path = 'site/docs/b.md';
    const repository = fixtureRepository({ ...pages, [path]: 'It costs 1 credits.' });
    expect(rule.findings(repository)).toMatchObject([{ where: `${path}:1`, found: '“1 credits”' }]);
  });
});
