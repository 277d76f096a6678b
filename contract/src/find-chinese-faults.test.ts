import { expect, test } from 'vitest';
import { findChineseFaults } from './find-chinese-faults.ts';

test.each([
  '用 `get-job` 查询。',
  '最大 20 MiB。',
  'SD1.5，512×512，15 步',
  '余额（见 `balance`）不足。',
])('accepts %s', text => {
  expect(findChineseFaults(text)).toEqual([]);
});

test.each([
  '用`get-job` 查询。',
  '最大20 MiB。',
  '余额不足,请充值。',
  '请您充值。',
  '余额不足， 请充值。',
])('finds one fault in %s', text => {
  expect(findChineseFaults(text)).toHaveLength(1);
});
