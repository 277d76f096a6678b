import { expect, it } from 'vitest';
import { weighSections } from './weigh-sections.ts';

const worths = (...routes: [route: string, title: string, kind?: string][]) =>
  weighSections(
    routes.map(([sectionRoute, sectionTitle, kind]) => ({
      pageTitle: 'Page',
      sectionTitle,
      sectionRoute,
      content: '',
      type: 'docs',
      ...(kind ? { kind } : {}),
    })),
  ).map(({ worth }) => worth);

it('puts what tells in short after what explains, in both languages', () => {
  const [changelog, chinese, guide] = worths(
    ['/docs/changelog#a', 'A'],
    ['/zh/docs/changelog#a', 'B'],
    ['/docs/guides/webhooks#a', 'C'],
  );
  expect(changelog).toBeLessThan(1);
  expect(chinese).toBe(changelog);
  expect(guide).toBeUndefined();
});

it('takes a heading that three pages have for a part of them, but not a field', () => {
  const list = worths(
    ...['/a', '/b', '/c'].map((page): [string, string] => [`${page}#errors`, 'Errors']),
    ['/a#one', 'One'],
    ['/a#id', 'id', 'property'],
    ['/b#id', 'id', 'property'],
    ['/c#id', 'id', 'property'],
  );
  expect(list.slice(0, 3).every(worth => worth !== undefined && worth < 1)).toBe(true);
  expect(list.slice(3)).toEqual([undefined, undefined, undefined, undefined]);
});
