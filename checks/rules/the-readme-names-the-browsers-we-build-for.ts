import { supportedBrowsers } from '../browsers/compat-data.ts';
import type { Rule } from '../rule.ts';

const titles: Record<string, string> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  safari_ios: 'iOS Safari',
};

export const theReadmeNamesTheBrowsersWeBuildFor: Rule = {
  why: 'the README is where people look; the list in site/package.json is what the build and the checks follow.',
  findings: ({ read }) => {
    const { browserslist } = JSON.parse(read('site/package.json'));
    const named = Object.entries(titles).map(([browser, title]) => {
      const version = supportedBrowsers(browserslist.production).get(browser);
      return `${title} ${version ?? '(not in the list)'}`;
    });
    const sentence = `${named.slice(0, -1).join(', ')}, ${named.at(-1)} and later`;
    if (read('README.md').replace(/\s+/g, ' ').includes(sentence)) return [];
    return [{ where: 'README.md', found: 'no such sentence', expected: sentence }];
  },
};
