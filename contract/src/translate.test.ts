import { expect, it } from 'vitest';
import { translate } from './translate.ts';

const data = {
  title: 'Sizes',
  kinds: [
    { id: 'small', label: 'Small', side: 512 },
    { id: 'large', label: 'Large', side: 1024 },
  ],
};
const isText = (path: string[]) => ['title', 'label'].includes(path.at(-1) ?? '');

it('puts each text in the place of the original, and leaves the rest', () => {
  const texts = { title: '尺寸', kinds: { large: { label: '大' }, small: { label: '小' } } };
  expect(translate(data, texts, isText, 'zh.yaml')).toEqual({
    title: '尺寸',
    kinds: [
      { id: 'small', label: '小', side: 512 },
      { id: 'large', label: '大', side: 1024 },
    ],
  });
});

it('names what is missing and what translates nothing', () => {
  const texts = {
    title: '尺寸',
    kinds: { small: { label: '小', side: 'klein' }, medium: { label: '中' } },
  };
  expect(() => translate(data, texts, isText, 'zh.yaml')).toThrow(
    'zh.yaml is not complete: kinds.large.label is missing, kinds.small.side translates nothing, kinds.medium.label translates nothing.',
  );
});
