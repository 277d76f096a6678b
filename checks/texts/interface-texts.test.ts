import { describe, expect, it } from 'vitest';
import { usedMessages } from './interface-texts.ts';

describe('usedMessages', () => {
  it('reads tags, also inside each other, and calls in any order', () => {
    const component = `
      <Translate id="a" values={{ link: <Translate id='a.link'>the > link</Translate> }}>
        {'See {link}'}
        {' for <more>'}
      </Translate>;
      translate({ message: "It's \\"b\\"", id: 'b', description: '}' });
      <Translate id={'c'} />;`;
    expect(usedMessages('a.tsx', component)).toEqual([
      ['a', 'See {link} for <more>'],
      ['a.link', 'the > link'],
      ['b', 'It\'s "b"'],
      ['c', ''],
    ]);
  });

  it('does not take comments, texts and other functions for messages', () => {
    const component = `
      // <Translate id="a">A</Translate>
      const text = "translate({ id: 'b', message: 'B' })";
      words.translate({ id: 'c' });`;
    expect(usedMessages('a.ts', component)).toEqual([]);
  });
});
