import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { findGaps } from './find-gaps.ts';
import { languageOf, languages } from './languages.ts';

const siteDir = fileURLToPath(new URL('..', import.meta.url));

it.each(languages)('$code is complete', ({ code }) => {
  expect(findGaps(siteDir, code)).toEqual([]);
});

it('names a page and a message that a language lacks', () => {
  const copy = mkdtempSync(join(tmpdir(), 'languages-'));
  for (const folder of ['docs', 'i18n']) {
    cpSync(join(siteDir, folder), join(copy, folder), { recursive: true });
  }
  rmSync(join(copy, 'i18n/zh/docusaurus-plugin-content-docs/current/intro.md'));
  writeFileSync(join(copy, 'i18n/zh/messages/journey.json'), '{}');
  const gaps = findGaps(copy, 'zh');
  expect(gaps).toContain('docusaurus-plugin-content-docs/current/intro.md is missing');
  expect(gaps).toContain('messages: journey.about is missing');
  rmSync(copy, { recursive: true });
});

it('does not know a language that is not in the list', () => {
  expect(() => languageOf('xx')).toThrow('“xx” is not a language of site/i18n/languages.ts.');
});
