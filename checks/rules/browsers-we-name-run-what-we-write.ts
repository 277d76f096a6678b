import {
  findFeature,
  lackingBrowsers,
  supportedBrowsers,
  type UsedFeature,
} from '../browsers/compat-data.ts';
import { fallbacks } from '../browsers/fallbacks.ts';
import { scriptFeatures } from '../browsers/script-features.ts';
import { styleFeatures } from '../browsers/style-features.ts';
import type { Repository } from '../repository/repository.ts';
import type { Finding, Rule } from '../rule.ts';

const scripts =
  /^(site\/(src|islands|plugins\/[^/]+\/theme)\/.*\.tsx?|site\/static\/[^/]+\.js|signing\/src\/.*\.ts|reference\/browser\/.*\.ts|search\/(src|docusaurus\/theme)\/.*\.tsx?|sandbox\/src\/(core|browser)\/.*\.ts)$/;
const styles =
  /^(site\/(src|islands|plugins|remark|static)|reference\/styles|search\/docusaurus\/theme)\/.*\.css$/;
const sources = 'checks/browsers/fallbacks.ts';

export const browsersWeNameRunWhatWeWrite: Rule = {
  why: 'a reader whose browser we name meets a page that does not work, and no test of ours runs every version.',
  findings: repository => {
    const { browserslist } = JSON.parse(repository.read('site/package.json'));
    const browsers = supportedBrowsers(browserslist.production);
    const used = usedFeatures(repository);
    const lacking = used.flatMap(feature => {
      const data = findFeature(feature.places);
      const missing = data ? lackingBrowsers(data, browsers, feature.prefixed) : [];
      return missing.length > 0 ? [{ ...feature, missing }] : [];
    });
    const excused = new Set(lacking.map(({ name }) => excuse(name)));
    return [
      ...lacking
        .filter(({ name }) => excuse(name) === undefined)
        .map(({ name, where, missing }) => ({
          where,
          found: `${name}, which ${missing.join(', ')} lacks`,
          expected: `something they have, or a line in ${sources} that says what happens there`,
        })),
      ...unneeded(repository, excused),
    ];
  },
};

function usedFeatures(repository: Repository): UsedFeature[] {
  const { files, read } = repository;
  const code = files.filter(path => scripts.test(path) && !/\.test\.tsx?$|\.d\.ts$/.test(path));
  return [
    ...scriptFeatures(repository, code),
    ...files
      .filter(path => styles.test(path))
      .flatMap(path => styleFeatures(path, read(path), !path.startsWith('site/static/'))),
  ];
}

/** The line of the list that covers a feature: `cursor` covers `cursor: pointer`. */
function excuse(name: string): string | undefined {
  return [name, name.split(': ')[0] ?? ''].find(each => Object.hasOwn(fallbacks, each));
}

function unneeded({ files }: Repository, excused: Set<string | undefined>): Finding[] {
  if (!files.includes(sources)) return [];
  return Object.keys(fallbacks)
    .filter(name => !excused.has(name))
    .map(name => ({ where: sources, found: name, expected: 'only what is used and lacking' }));
}
