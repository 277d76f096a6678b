import { expect, it } from 'vitest';
import { weighSections } from './weigh-sections.ts';

type Routes = [route: string, title: string, kind?: string][];

const worths = (...routes: Routes) => worthsUnder('/', ...routes);

const worthsUnder = (baseUrl: string, ...routes: Routes) =>
  weighSections(
    routes.map(([sectionRoute, sectionTitle, kind]) => ({
      pageTitle: 'Page',
      sectionTitle,
      sectionRoute,
      content: '',
      type: 'docs',
      ...(kind ? { kind } : {}),
    })),
    baseUrl,
  ).map(({ worth }) => worth);

it('puts what tells in short after what explains, in both languages', () => {
  const [changelog, guide] = worths(['/docs/changelog#a', 'A'], ['/docs/guides/webhooks#a', 'C']);
  const [chinese] = worthsUnder('/zh/', ['/zh/docs/changelog#a', 'B']);
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
