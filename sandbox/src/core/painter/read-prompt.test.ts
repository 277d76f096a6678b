import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';
import { subjects } from './subjects/index.ts';
import { colours } from './vocabulary.ts';

const first = (prompt: string, negative?: string) => {
  const [wanted] = readPrompt(prompt, negative).wanted;
  return {
    name: wanted?.subject.words.split(' ')[0],
    count: wanted?.count,
    colour: wanted?.colour,
  };
};

describe('readPrompt', () => {
  it.each([
    ['three red apples on a blue cloth', 'apple', 3, 'red'],
    ['5 green apples', 'apple', 5, 'green'],
    ['apples', 'apple', 3, undefined],
    ['a black cat', 'cat', 1, 'black'],
    ['两只白色的猫', 'cat', 2, 'white'],
    ['三个红苹果', 'apple', 3, 'red'],
    ['一座灯塔', 'lighthouse', 1, undefined],
    ['(a lighthouse:1.4), masterpiece', 'lighthouse', 1, undefined],
  ])('%s', (prompt, name, count, colour) => {
    expect(first(prompt)).toEqual({ name, count, colour: colour && colours[colour]?.colour });
  });

  it('reads time, weather, season, style, framing and tones', () => {
    expect(readPrompt('a tree at dusk in the rain, autumn, oil painting, wide shot')).toMatchObject(
      {
        time: 'dusk',
        season: 'autumn',
        style: 'oil',
        framing: 'wide',
        weather: new Set(['rain']),
      },
    );
    expect(readPrompt('雪夜，水墨画，特写')).toMatchObject({
      time: 'night',
      style: 'ink',
      framing: 'close',
    });
  });

  it('gives the colour of a cloth to the cloth', () => {
    expect(readPrompt('an apple on a blue cloth').surfaces.get('cloth')).toEqual(
      colours.blue?.colour,
    );
  });

  it('takes out what the negative prompt names', () => {
    const { wanted, weather } = readPrompt('a cat under a tree in the rain', 'tree, rain');
    expect(wanted.map(({ subject }) => subject.words.split(' ')[0])).toEqual(['cat']);
    expect(weather.size).toBe(0);
  });

  it('makes what has more weight larger, and leaves out what has none', () => {
    const { wanted } = readPrompt('(a cat:1.4), (a tree:0.6), (an apple:0)');
    expect(wanted.map(({ scale }) => scale)).toEqual([1.4, 0.6]);
  });

  it('lets who is there wear, hold and ride', () => {
    const borne = (prompt: string) =>
      readPrompt(prompt)
        .wanted.map(({ bearer }) => bearer?.[1])
        .filter(Boolean);
    expect(borne('a cat wearing a red hat')).toEqual(['worn']);
    expect(borne('撑着红伞的女子')).toEqual(['held']);
    expect(borne('an astronaut riding a horse')).toEqual(['rides']);
    expect(borne('a hat on a table')).toEqual([]);
  });

  it('takes an orange for a fruit, and an orange fish for a fish', () => {
    expect(first('two oranges')).toMatchObject({ name: 'orange', count: 2 });
    expect(first('an orange fish')).toMatchObject({ name: 'fish', colour: colours.orange?.colour });
  });

  it('does not find a word inside another', () => {
    expect(readPrompt('a category of appletrees').wanted).toEqual([]);
  });
});

it('knows no word twice', () => {
  const words = subjects.flatMap(subject => subject.words.split(' '));
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});
