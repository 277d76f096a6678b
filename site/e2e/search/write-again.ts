import { fileURLToPath } from 'node:url';
import { contractRules } from '../../plugins/local-search/contract-rules.ts';
import { writeIndexes } from '../../plugins/local-search/write-indexes.ts';
import { indexTags } from './built-files.ts';

/** Writes the indexes of the built site once more, into the folder given. */
const root = fileURLToPath(new URL('../../build', import.meta.url));
await writeIndexes(
  { root, defaultLocale: 'en', locales: ['en', 'zh'], tags: indexTags },
  await contractRules({ referenceRoute: '/docs/api/apis' }),
  process.argv[2],
);
