import type { Plugin } from '@docusaurus/types';
import { simpleHash } from '@docusaurus/utils';
import { scripts, sources } from './groups.ts';

/** Fewer files for a page, and no styles of other types of page: decisions/0054. */
export default function pageAssets(): Plugin {
  return {
    name: 'page-assets',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : { optimization: { splitChunks: { cacheGroups: cacheGroups() } } },
  };
}

function cacheGroups(): Record<string, object> {
  // Before the groups of Docusaurus: one puts the styles of all pages into one file, one what half of the pages need.
  const always = { enforce: true, priority: 60 };
  return {
    ...mapValues(sources, (test, name) => ({
      ...always,
      name,
      test,
      chunks: 'async',
      ...(name.endsWith('-styles') && { type: 'css/mini-extract' }),
    })),
    ...mapValues(scripts, (modules, name) => ({
      ...always,
      name,
      type: /^(javascript|json)/,
      chunks: askedForBy(modules),
    })),
  };
}

interface Chunk {
  name?: string;
}

/** Docusaurus names a chunk by the digest of the module that it is for. */
function askedForBy(modules: string[]): (chunk: Chunk) => boolean {
  const names = new Set(modules.map(module => simpleHash(module, 8)));
  return ({ name }) => name !== undefined && names.has(name);
}

function mapValues<Value>(
  record: Record<string, Value>,
  map: (value: Value, name: string) => object,
): Record<string, object> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, map(value, name)]),
  );
}
