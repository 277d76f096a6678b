import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { messagesIn } from './messages-in.ts';

const theme = new URL('theme/', import.meta.url);

function idsOfTheme(): string[] {
  const files = readdirSync(theme, { recursive: true, encoding: 'utf8' });
  const sources = files
    .filter(file => /(?<!\.test)\.tsx?$/.test(file))
    .map(file => readFileSync(new URL(file, theme), 'utf8'));
  return sources.flatMap(source =>
    [...source.matchAll(/id: '(searchBar\.[^']+)'/g)].map(([, id]) => id!),
  );
}

it('has every text of the dialog in Chinese, and no other', () => {
  const ids = [...new Set(idsOfTheme())].sort();
  expect(ids.length).toBeGreaterThan(20);
  for (const locale of ['zh', 'zh-CN', 'zh-Hans'])
    expect(Object.keys(messagesIn(locale)).sort()).toEqual(ids);
});

it('leaves other languages to the site', () => {
  for (const locale of ['en', 'fr', 'zh-TW']) expect(messagesIn(locale)).toEqual({});
});
