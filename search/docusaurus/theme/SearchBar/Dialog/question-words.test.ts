import { describe, expect, it } from 'vitest';
import { withoutFillers } from './question-words.ts';

const fillers = new Set('a can do how i it keeps my the to when get? make? use?'.split(' '));

describe('withoutFillers', () => {
  it.each([
    ['how to sign a request', 'sign request'],
    ['How can I cancel a job', 'cancel job'],
    ['提示词怎么写', '提示词'],
    ['怎么签名', '签名'],
    ['when to cancel', 'cancel'],
    ['the rule', 'rule'],
    ['can I use my own model?', 'own model'],
    ['get job', 'get job'],
    ['how do I get a job', 'job'],
    ['make it larger', 'make larger'],
    ['it keeps failing', 'failing'],
    ['图片多久过期', '图片 过期'],
    ['失败了会扣费吗', '失败 扣费'],
    ['有没有 Java 的例子啊', 'Java 例子'],
    ['还原', '还原'],
    ['了解限流', '了解限流'],
    ['how to', 'how to'],
    ['怎么', '怎么'],
    ['', ''],
  ])('%s asks for %s', (query, rest) => {
    expect(withoutFillers(query, fillers)).toBe(rest);
  });
});
