import { expect, it } from 'vitest';
import { chooseShards } from './choose-shards.ts';

const firstTerms = ['a', 'create', 'image', 'imaging', 'size', '图片', '宽高'];

it('takes the shard that would hold each word', () => {
  expect(chooseShards(firstTerms, ['credit', 'token'])).toEqual([1, 4]);
});

it('follows the word being typed into the next shard', () => {
  expect(chooseShards(firstTerms, ['ima'])).toEqual([1, 2]);
  expect(chooseShards(firstTerms, ['imagi'])).toEqual([2, 3]);
});

it('takes the first shard for what sorts before everything', () => {
  expect(chooseShards(firstTerms, ['1024x1024'])).toEqual([0]);
});

it('bounds what a pasted paragraph downloads', () => {
  const many = Array.from({ length: 100 }, (_, i) => String.fromCharCode(0x4e00 + i));
  expect(chooseShards(many, many).length).toBeLessThanOrEqual(7);
});

it('asks for nothing when there is nothing', () => {
  expect(chooseShards([], ['image'])).toEqual([]);
});
