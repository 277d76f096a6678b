import { listErrors } from '@easel/contract';
import type { SearchPluginOptions } from '@easel/search/docusaurus';
import type { SectionRules } from '@easel/search/docusaurus/section-start.ts';
import { listVersions, sourceOf } from '../versioning/sources.ts';

/** Which pages and headings are about an error, as the contract of each version knows; by the tag of its index. */
export async function contractRules(): Promise<(tag: string) => SectionRules> {
  const byTag = new Map<string, Set<string>>();
  for (const version of [undefined, ...listVersions()]) {
    const errors = await listErrors({ root: sourceOf('contract', version) });
    byTag.set(`docs-default-${version ?? 'current'}`, new Set(errors.map(({ code }) => code)));
  }
  const current = byTag.get('docs-default-current');
  return tag => ({ isError: code => (byTag.get(tag) ?? current)?.has(code) ?? false });
}

export const search = { readRules: contractRules } satisfies SearchPluginOptions;
