import type { DocusaurusConfig } from '@docusaurus/types';

/** What the site tells a docs plugin, as far as it says where pages are. */
export interface DocsSettings {
  id: string;
  /** Where it reads the pages of the default language and the version that is being written. */
  path: string;
  /** Where it serves them: with a slash before and none after, `/` alone for the root. */
  route: string;
  lastVersion?: string;
  versions?: Record<string, { path?: string }>;
}

type DocsOptions = Partial<Omit<DocsSettings, 'route'>> & { routeBasePath?: string };

export const defaultId = 'default';

/** As the plugins and presets of the configuration have it, or undefined where there is no such docs plugin. */
export function findDocs(
  { plugins, presets }: Pick<DocusaurusConfig, 'plugins' | 'presets'>,
  id: string,
): DocsSettings | undefined {
  const options = [...plugins.flatMap(ofPlugin), ...presets.flatMap(ofPreset)];
  const found = options.find(each => (each.id ?? defaultId) === id);
  if (!found) return undefined;
  const { path = 'docs', routeBasePath = 'docs', lastVersion, versions } = found;
  return {
    id,
    path,
    route: `/${routeBasePath.replace(/^\/|\/$/g, '')}`,
    ...(lastVersion ? { lastVersion } : {}),
    ...(versions ? { versions } : {}),
  };
}

function ofPlugin(entry: unknown): DocsOptions[] {
  const [name, options] = Array.isArray(entry) ? entry : [entry];
  return typeof name === 'string' && /(?:^|[\\/-])content-docs(?:$|[\\/])/.test(name)
    ? [options ?? {}]
    : [];
}

/** The classic preset, or one that is made like it. */
function ofPreset(entry: unknown): DocsOptions[] {
  const [name, options] = Array.isArray(entry) ? entry : [entry];
  if (typeof name !== 'string' || options?.docs === false) return [];
  return [options?.docs ?? {}];
}
