import { expect, it } from 'vitest';
import { recordPath } from '../docusaurus/originals.ts';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { everySwizzleSaysWhatItFollows as rule } from './every-swizzle-says-what-it-follows.ts';

const theme = '@docusaurus/theme-classic';
const original = `${theme}/src/theme/TabItem/index.tsx`;
const wrapping = "import Original from '@theme-original/TabItem';";

const findings = (source: string, record: object = {}) =>
  rule.findings(
    fixtureRepository({
      'site/src/theme/TabItem/index.tsx': source,
      'site/src/theme/OurOwn/index.tsx': '',
      [recordPath]: JSON.stringify(record),
      [`node_modules/${theme}/package.json`]: `{"name": "${theme}", "version": "3.10.2"}`,
      [`node_modules/${original}`]: '',
    }),
  );

it.each([
  ['an ejected component', `/** Ejected from ${theme} 3.10.2: the panel has a name. */\nlet x;`],
  ['a long reason', `/**\n * Ejected from ${theme} 3.10.2: the panel\n * has a name.\n */\nlet x;`],
  ['a remark', `/** Ejected from ${theme} 3.10.2 (theme-fallback/TabItem): English only. */`],
  ['a wrapped component', `/** Wraps ${theme} 3.10.2: one registry. */\n${wrapping}`],
])('accepts %s', async (_what, source) => {
  expect(await findings(source)).toEqual([]);
});

it.each([
  ['no header', 'let x;', 'no comment above the imports'],
  ['no reason', `/** Ejected from ${theme} 3.10.2: */`, `Ejected from ${theme} 3.10.2:`],
  ['no version', `/** Ejected from ${theme}: a name. */`, `Ejected from ${theme}: a name.`],
  ['no kind', `/** ${theme} 3.10.2: a name. */`, `${theme} 3.10.2: a name.`],
  ['the wrong kind', `/** Ejected from ${theme} 3.10.2: a. */\n${wrapping}`, /^Ejected/],
  ['another package', '/** Ejected from @docusaurus/core 3.10.2: a. */', /core/],
])('reports %s', async (_what, source, found) => {
  expect(await findings(source)).toMatchObject([
    { found: typeof found === 'string' ? found : expect.stringMatching(found) },
  ]);
});

it('asks for the version that ours was compared with', async () => {
  const record = { [original]: { version: '3.11.0', sha256: '', followedBy: [] } };
  expect(await findings(`/** Ejected from ${theme} 3.10.2: a name. */`, record)).toMatchObject([
    { expected: `“Ejected from ${theme} 3.11.0: <why>”` },
  ]);
});
