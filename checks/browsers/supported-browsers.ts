import browserslist from 'browserslist';

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

export function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map(version => version.split('.').map(Number)) as [
    number[],
    number[],
  ];
  const index = a.findIndex((part, at) => part !== (b[at] ?? 0));
  return index === -1 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}
