import { expect, it } from 'vitest';
import { uncovered } from './fonts.ts';

it('knows what the Latin face can draw', () => {
  expect(uncovered('Prüfe die Signatur – “genau”, 2×')).toEqual([]);
  expect(uncovered('请求签名')).toEqual([...'请求签名']);
});

it('knows what the face of a language adds, and what it lacks', () => {
  expect(uncovered('请求签名（RSA）', 'easel-han.otf')).toEqual([]);
  expect(uncovered('ページが見つかりません', 'easel-han.otf')).toContain('見');
});
