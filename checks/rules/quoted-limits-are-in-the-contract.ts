import {
  contractQuantities,
  kinds,
  number,
  type Quantity,
  quantity,
  unit,
} from '../contract/quantities.ts';
import { sitePages } from '../pages/page.ts';
import type { Rule } from '../rule.ts';

export const quotedLimitsAreInTheContract: Rule = {
  why: 'a program is built on the limits that a page states; the API enforces those of the contract.',
  findings: repository => {
    const known = contractQuantities(repository);
    return sitePages(repository).flatMap(({ path, prose }) =>
      prose.flatMap(({ line, text }) =>
        quotedLimits(text)
          .filter(({ quantities, bare }) =>
            quantities.some(
              ({ kind, value }) => !(bare ? kinds : [kind]).some(k => known.has(`${k} ${value}`)),
            ),
          )
          .map(quoted => ({
            where: `${path}:${line}`,
            found: `“${quoted.text}”`,
            expected: 'a limit, default or range that contract/ states',
          })),
      ),
    );
  },
};

interface QuotedLimit {
  /** As written. */
  text: string;
  /** A default may have no unit; then it may be of any kind. */
  bare: boolean;
  quantities: Quantity[];
}

const before = [
  'at most|at least|up to|no more than|more than|longer than|larger than|fewer than',
  'within|limited to|(?:limit|maximum|minimum|allowance|window|burst)(?: is| of)?|defaults?(?: is| to)?',
  '(?:kept|lives|live|valid|works|remembers it|remembered)(?: for)?',
].join('|');
const beforeChinese =
  '最多|最少|最长|最短|至多|至少|不超过|不得超过|不能超过|超过|多于|少于|上限(?:为|是)?|下限(?:为|是)?|默认(?:值)?(?:为|是)?|(?:保存|保留|有效期?|记住)(?:为|是)?';
const counted =
  'pixels|characters|items|nodes|stages|images|jobs|units|models|embeddings|requests|像素|个?字符|条|个节点|个阶段|张|个任务|次';

const patterns = [
  // at most 20 MiB, default 900, within 300 seconds
  new RegExp(
    `(?:(?<!\\w)(?:${before}) |(?:${beforeChinese}) ?)(${number})(?:[ -]?(${unit}))?`,
    'gi',
  ),
  // 300 秒内
  new RegExp(`(?<![\\w.,])(${number}) ?(${unit})(?:以内|之内|内)`, 'g'),
  // 5 requests a second, 每秒 5 次
  new RegExp(
    `(?<![\\w.,])(${number}) requests? (?:a|per|each) second|每秒(?:最多)? ?(${number})`,
    'g',
  ),
  // 512 to 1536 pixels, 60 到 86,400 秒
  new RegExp(`(?<![\\w.,])(${number}) (?:to|到) (${number}) ?(${unit}|${counted})`, 'g'),
];

/** Numbers that a sentence states as a limit, a default or a range, and not as an illustration. */
function quotedLimits(text: string): QuotedLimit[] {
  const [limit, inside, rate, range] = patterns as [RegExp, RegExp, RegExp, RegExp];
  return [
    ...[limit, inside].flatMap(pattern =>
      [...text.matchAll(pattern)].map(([found, digits = '', name]) => ({
        text: found,
        bare: name === undefined,
        quantities: [quantity(digits, name)],
      })),
    ),
    ...[...text.matchAll(rate)].map(([found, english, chinese]) => ({
      text: found,
      bare: false,
      quantities: [quantity(english ?? chinese ?? '')],
    })),
    ...[...text.matchAll(range)].map(([found, from = '', to = '', name]) => ({
      text: found,
      bare: false,
      quantities: [quantity(from, name), quantity(to, name)],
    })),
  ];
}
