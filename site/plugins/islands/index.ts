import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { messageFile } from '../../i18n/translations.ts';

const islandStyles = /\.island\.css$/;

/** What live parts need of the bundler: their messages in the language of the page, and styles that come with them. */
export default function islands({ siteDir, i18n: { currentLocale } }: LoadContext): Plugin {
  return {
    name: 'islands',
    configureWebpack: config => ({
      mergeStrategy: { 'module.rules': 'replace' },
      resolve: {
        alias: {
          '@messages/signing.json': messageFile(currentLocale, 'signing'),
          '@messages': join(siteDir, 'i18n', currentLocale, 'messages'),
        },
      },
      module: {
        rules: [
          ...(config.module?.rules ?? []).map(leaveToUs),
          {
            test: islandStyles,
            type: 'asset/resource',
            use: [join(__dirname, 'minify-css.cjs')],
            generator: { filename: 'assets/css/[name].[contenthash:8].css' },
          },
          {
            test: /\.json$/,
            dependency: 'url',
            type: 'asset/resource',
            use: [join(__dirname, 'minify-json.cjs')],
            generator: { filename: 'assets/messages/[name].[contenthash:8].json' },
          },
        ],
      },
    }),
  };
}

type Configure = Extract<Plugin['configureWebpack'], (...all: never) => unknown>;
type Rule = NonNullable<NonNullable<Parameters<Configure>[0]['module']>['rules']>[number];

/** The rule of Docusaurus puts every style sheet into the one file that all pages load. */
function leaveToUs(rule: Rule): Rule {
  if (!rule || typeof rule !== 'object' || !(rule.test instanceof RegExp)) return rule;
  if (!rule.test.test('a.island.css')) return rule;
  return { ...rule, exclude: [rule.exclude, islandStyles].filter(entry => entry !== undefined) };
}
