import { createRequire } from 'node:module';
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import browserslist from 'browserslist';

/** A browser feature that a file of ours uses. */
export interface UsedFeature {
  /** As a reader of the finding knows it: `Request.body`, `text-wrap: balance`, `:has()`. */
  name: string;
  /** Where it may be in the compatibility data; the first place that exists counts. */
  places: string[][];
  where: string;
  /** Whether a name with this vendor's prefix is beside it, or is added by the build. */
  prefixed?: (prefix: string) => boolean;
}

const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as Identifier;

/** The first of several places in the data that exists: `['api', 'Request', 'body']`. */
export function findFeature(places: string[][]): CompatStatement | undefined {
  for (const place of places) {
    const node = place.reduce<Identifier | undefined>(
      (parent, step) => (parent && Object.hasOwn(parent, step) ? parent[step] : undefined),
      data,
    );
    if (node?.__compat) return node.__compat;
  }
  return undefined;
}

/** The oldest version of each browser that a list of queries names, by the name that the compatibility data uses. */
export type SupportedBrowsers = ReadonlyMap<string, string>;

const otherNames: Record<string, string> = { ios_saf: 'safari_ios', and_chr: 'chrome_android' };

export function supportedBrowsers(queries: string[]): SupportedBrowsers {
  const oldest = new Map<string, string>();
  for (const browser of browserslist(queries)) {
    const [name = '', versions = ''] = browser.split(' ');
    const version = versions.split('-')[0] ?? '';
    const key = otherNames[name] ?? name;
    const known = oldest.get(key);
    if (known === undefined || compareVersions(version, known) < 0) oldest.set(key, version);
  }
  return oldest;
}

/** The browsers that lack a feature. `prefixed` says whether a name with a vendor's prefix will do. */
export function lackingBrowsers(
  { support }: CompatStatement,
  browsers: SupportedBrowsers,
  prefixed: (prefix: string) => boolean = () => false,
): string[] {
  return [...browsers]
    .filter(([browser, version]) => {
      const written = [support[browser as keyof typeof support] ?? []].flat();
      const statements = written.filter(statement => counts(statement, prefixed));
      // From the oldest version on: where one statement ends, another one has to take over.
      const ends = statements.map(({ version_removed: removed }) => removed);
      const versions = [version, ...ends.filter(end => typeof end === 'string')];
      return !versions
        .filter(each => compareVersions(each, version) >= 0)
        .every(each => statements.some(statement => has(statement, each)));
    })
    .map(([browser, version]) => `${browser} ${version}`);
}

function counts(
  { version_added: added, flags, prefix, alternative_name: other }: SimpleSupportStatement,
  prefixed: (prefix: string) => boolean,
): boolean {
  if (typeof added !== 'string' || added === 'preview' || flags || other) return false;
  return prefix === undefined || prefixed(prefix);
}

function has(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed } = statement;
  const since = String(added).replace('≤', '');
  const until = typeof removed === 'string' ? removed.replace('≤', '') : undefined;
  if (compareVersions(since, version) > 0) return false;
  return until === undefined || compareVersions(until, version) > 0;
}

function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map(version => version.split('.').map(Number)) as [
    number[],
    number[],
  ];
  const index = a.findIndex((part, at) => part !== (b[at] ?? 0));
  return index === -1 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}
