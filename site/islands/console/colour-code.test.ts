import { expect, it } from 'vitest';
import { colourCode } from './colour-code';

const coloured = (text: string) =>
  colourCode(text)
    .flat()
    .filter(({ colour }) => colour)
    .map(({ text, colour }) => [colour, text]);

it('tells names, strings and numbers of JSON apart', () => {
  expect(coloured('{ "a": "b", "n": -1.5e3, "t": true }')).toEqual([
    ['name', '"a"'],
    ['string', '"b"'],
    ['name', '"n"'],
    ['number', '-1.5e3'],
    ['name', '"t"'],
    ['keyword', 'true'],
  ]);
});

it('leaves addresses and flags of a shell alone', () => {
  expect(coloured('API=http://sandbox:8787/v1 # there')).toEqual([['comment', '# there']]);
});

it('changes no character', () => {
  const text = 'const a = "x\\"y"; // z\n`t`\n\'q\'';
  expect(
    colourCode(text)
      .map(line => line.map(piece => piece.text).join(''))
      .join('\n'),
  ).toBe(text);
});

it('does not colour what is long', () => {
  expect(colourCode('"a"'.repeat(10_000))).toHaveLength(1);
});
