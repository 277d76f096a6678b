import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { build } from '../built-site.ts';
import { bundledBytes, sum } from '../bundled-bytes.ts';
import type { Locale } from '../site-test.ts';
import { codeLimit } from './code-limit.ts';
import { coldBytes } from './cold-bytes.ts';

it('what every page carries of search is at most 2 kB', async () => {
  const theme = fileURLToPath(new URL('../../../search/docusaurus/theme/', import.meta.url));
  const sizes = await bundledBytes({
    contents: `export * as item from './NavbarItem/SearchNavbarItem';`,
    resolveDir: theme,
    // Ours are bundled; the rest is on the page anyway, and the dialog is what is not.
    external: ['react*', '@docusaurus/*', '@theme/Navbar/*', './Dialog'],
  });
  const bytes = sum(sizes);
  expect(sizes).toHaveLength(2);
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThanOrEqual(2000);
});

for (const locale of ['en', 'zh'] as Locale[]) {
  const root = join(build, locale === 'zh' ? 'zh' : '');

  it(`${locale}: a first query costs at most 100 kB, code included`, async () => {
    const cold = await coldBytes(locale);
    // Ninety-five of a hundred queries; the few dearest are long ones, of words in many shards.
    expect(codeLimit + cold.p95, JSON.stringify(cold)).toBeLessThanOrEqual(100_000);
  });

  it(`${locale}: no file of the index is missing for any tag of the pages`, () => {
    const tags = new Set<string>();
    const files = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter(name => name.endsWith('index.html'))) {
      const html = readFileSync(join(root, 'docs', file), 'utf8');
      const tag = /name="?docusaurus_tag"? content="?(docs-[\w-]+)/.exec(html)?.[1];
      if (tag) tags.add(tag);
    }
    expect(tags.size).toBeGreaterThan(0);
    for (const tag of [...tags, 'default'])
      expect(existsSync(join(root, `search-index-${tag}.json`)), tag).toBe(true);
  });
}
