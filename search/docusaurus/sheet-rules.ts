import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

type Configure = Extract<Plugin['configureWebpack'], (...all: never) => unknown>;
type Rules = NonNullable<NonNullable<Parameters<Configure>[0]['module']>['rules']>;

const minifier = fileURLToPath(new URL('minify-css.cjs', import.meta.url));

/** Importing one of these sheets gives its address, for whoever needs it to load it. */
export function sheetRules(rules: Rules, sheets: RegExp | string): Rules {
  return [
    ...rules.map(rule => leaveOut(rule, sheets)),
    {
      test: sheets,
      type: 'asset/resource',
      use: [minifier],
      generator: { filename: 'assets/css/[name].[contenthash:8].css' },
    },
  ];
}

/** The rule of Docusaurus puts every style sheet into the one file that all pages load. */
function leaveOut(rule: Rules[number], sheets: RegExp | string): Rules[number] {
  if (!rule || typeof rule !== 'object' || !(rule.test instanceof RegExp)) return rule;
  if (!rule.test.test('sheet.css')) return rule;
  return { ...rule, exclude: [rule.exclude, sheets].filter(entry => entry !== undefined) };
}
