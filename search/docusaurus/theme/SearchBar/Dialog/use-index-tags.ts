import { useDocsContextualSearchTags } from '@docusaurus/plugin-content-docs/client';
import written from '@generated/local-search/default/index-tags.json';

/** The version that the reader is in, and all that has no version; only what was written, so that none is missing. */
export function useIndexTags(): string[] {
  const docs = useDocsContextualSearchTags();
  return written.filter(tag => tag === 'default' || docs.includes(tag));
}
