import { describe, expect, it } from 'vitest';
import { readRecord, recordPath, updateRecord } from '../docusaurus/originals.ts';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { docusaurusOriginalsAreUnchanged as rule } from './docusaurus-originals-are-unchanged.ts';

const theme = '@docusaurus/theme-classic';
const common = '@docusaurus/theme-common';
const tab = `${theme}/src/theme/TabItem/index.tsx`;
const sheet = `${theme}/src/theme/TabItem/styles.module.css`;
const tabs = `${common}/src/utils/tabsUtils.tsx`;
const languages = `${theme}/lib/prism-include-languages.js`;

const files = {
  'package-lock.json': JSON.stringify({ packages: { 'node_modules/nprogress': {} } }),
  'site/src/theme/TabItem/index.tsx': `import { useTabs as tabs } from '${common}/internal';`,
  'site/src/theme/TabItem/shape.ts': 'export const shape = 1;',
  'site/src/theme/OurOwn/index.tsx': '',
  'site/src/client/progress-bar.ts': "import nprogress from 'nprogress';",
  'site/plugins/lean-highlighting/index.ts': '',
  'site/e2e/fixture/theme/TabItem/index.tsx': '',
  [`node_modules/${theme}/package.json`]: `{"name": "${theme}", "version": "3.10.2"}`,
  [`node_modules/${tab}`]: "import styles from './styles.module.css'; import './other';",
  [`node_modules/${sheet}`]: '.tab {}',
  [`node_modules/${languages}`]: 'exports.languages = 1;',
  [`node_modules/${common}/package.json`]: `{"name": "${common}", "version": "3.10.2"}`,
  [`node_modules/${common}/src/internal.ts`]:
    "export * from './index'; export { TabsProvider, useTabs } from './utils/tabsUtils';",
  [`node_modules/${tabs}`]: 'export function useTabs() {}',
  'node_modules/nprogress/package.json':
    '{"name": "nprogress", "version": "0.2.0", "main": "./n.js"}',
  'node_modules/nprogress/n.js': 'start();',
};

const byHand = {
  [languages]: { followedBy: ['site/plugins/lean-highlighting/index.ts'], uses: 'an alias' },
};

function recorded(change: Record<string, string> = {}): Record<string, string> {
  const texts = { ...files, ...change, [recordPath]: JSON.stringify(byHand) };
  const record = updateRecord(fixtureRepository(texts), () => false);
  return { ...texts, [recordPath]: JSON.stringify(record) };
}

const findings = (change: Record<string, string>) =>
  rule.findings(fixtureRepository({ ...recorded(), ...change }));

const upgraded = {
  [`node_modules/${theme}/package.json`]: `{"name": "${theme}", "version": "3.11.0"}`,
  [`node_modules/${tab}`]: "import './styles.module.css'; export default 1;",
};

describe('docusaurus originals are unchanged', () => {
  it('records components with their style sheets, internals, shared packages, and what was written by hand', () => {
    const record = readRecord(fixtureRepository(recorded()));
    expect(
      Object.entries(record).map(([path, { version, followedBy }]) => [path, version, followedBy]),
    ).toEqual([
      [languages, '3.10.2', ['site/plugins/lean-highlighting/index.ts']],
      [tab, '3.10.2', ['site/src/theme/TabItem/index.tsx']],
      [sheet, '3.10.2', ['site/src/theme/TabItem/index.tsx']],
      [tabs, '3.10.2', ['site/src/theme/TabItem/index.tsx']],
      ['nprogress/n.js', '0.2.0', ['site/src/client/progress-bar.ts']],
    ]);
    expect(record[languages]?.uses).toBe('an alias');
  });

  it('accepts what is as it was recorded, whatever the version', async () => {
    const version = `{"name": "${theme}", "version": "3.10.3"}`;
    expect(await findings({})).toEqual([]);
    expect(await findings({ [`node_modules/${theme}/package.json`]: version })).toEqual([]);
  });

  it('says what changed, which file of ours follows it, how to see it and how to record it', async () => {
    expect(await findings(upgraded)).toEqual([
      {
        where: 'site/src/theme/TabItem/index.tsx',
        found: `${tab} changed between 3.10.2 and 3.11.0`,
        expected: `a look at what changed (npm diff --diff=${theme}@3.10.2 --diff=./node_modules/${theme} src/theme/TabItem/index.tsx), the same in our file where it applies, then npx tsx checks/record-originals.ts ${tab}`,
      },
    ]);
  });

  it('says that a component went, once', async () => {
    const { [`node_modules/${tab}`]: _, ...rest } = recorded();
    const found = await rule.findings(fixtureRepository(rest));
    expect(found.filter(finding => finding.found.includes(tab))).toMatchObject([
      { where: 'site/src/theme/TabItem/index.tsx', found: `${tab} is gone from 3.10.2` },
    ]);
  });

  it('says what we relied on in a file that went', async () => {
    const { [`node_modules/${languages}`]: _, ...rest } = recorded();
    expect(await rule.findings(fixtureRepository(rest))).toMatchObject([
      { found: `${languages} is gone from 3.10.2; we use: an alias` },
    ]);
  });

  it.each([
    [
      'a component that nobody recorded',
      {
        'site/plugins/search/theme/SearchBar/index.tsx': '',
        [`node_modules/${theme}/src/theme/SearchBar.tsx`]: '',
      },
      `follows ${theme}/src/theme/SearchBar.tsx, which ${recordPath} does not say`,
    ],
    [
      'a hook that nobody recorded',
      { 'site/src/a.ts': `import { useTabs } from '${common}/internal';` },
      `follows ${tabs}, which ${recordPath} does not say`,
    ],
    [
      'a name whose source is not listed',
      { 'site/src/a.ts': `import { useNew } from '${common}/internal';` },
      `follows ${common}/src/internal.ts, which ${recordPath} does not say`,
    ],
    [
      'a plugin that changes Docusaurus and does not say where',
      { 'site/plugins/lean-fonts/index.ts': '' },
      `no entry in ${recordPath} names a file of it`,
    ],
    [
      'a second copy of a shared package',
      {
        'package-lock.json': JSON.stringify({
          packages: { 'node_modules/nprogress': {}, 'site/node_modules/nprogress': {} },
        }),
      },
      'nprogress 2 times: node_modules/nprogress, site/node_modules/nprogress',
    ],
  ])('reports %s', async (_what, change, found) => {
    expect(await findings(change as Record<string, string>)).toMatchObject([{ found }]);
  });

  it('reports a file of ours that no longer uses it', async () => {
    expect(await findings({ 'site/src/client/progress-bar.ts': '' })).toMatchObject([
      { found: 'site/src/client/progress-bar.ts as a follower of nprogress/n.js, which it is not' },
    ]);
  });

  it('reports a file of ours that moved', async () => {
    const { 'site/plugins/lean-highlighting/index.ts': _, ...rest } = recorded();
    expect(await rule.findings(fixtureRepository(rest))).toMatchObject([
      {
        found: `site/plugins/lean-highlighting/index.ts as a follower of ${languages}, which it is not`,
      },
    ]);
  });

  it('records a change only when told that it was compared', () => {
    const repository = fixtureRepository({ ...recorded(), ...upgraded });
    const before = readRecord(repository);
    expect(updateRecord(repository, () => false)[tab]).toEqual(before[tab]);
    const after = updateRecord(repository, path => path === tab);
    expect(after[tab]?.version).toBe('3.11.0');
    expect(after[tab]?.sha256).not.toBe(before[tab]?.sha256);
    // What did not change keeps its version.
    expect(updateRecord(repository, () => true)[languages]?.version).toBe('3.10.2');
  });
});
