import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { findMessageFaults, listMessages, readMessages } from './translations.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

it('every message is there in both languages, and fills the same places', () => {
  expect(listMessages('en').size).toBeGreaterThan(300);
  expect(findMessageFaults('zh')).toEqual([]);
});

it('no Chinese message has half-width punctuation after Han characters', () => {
  for (const [name, text] of listMessages('zh')) {
    expect(text.replace(/`[^`]*`/g, ''), name).not.toMatch(/\p{Script=Han}[,.;:?!()]/u);
    expect(text, name).not.toContain('您');
  }
});

it('a language that is not complete names what it lacks', () => {
  const copy = mkdtempSync(join(tmpdir(), 'messages-'));
  for (const code of ['en', 'zh']) {
    cpSync(join(folder, code, 'messages'), join(copy, code, 'messages'), { recursive: true });
  }
  const { label, about: _, ...rest } = readMessages<Record<string, string>>('zh', 'journey', copy);
  const changed = { ...rest, label: label?.replace('{title}', ''), other: '多余' };
  writeFileSync(join(copy, 'zh/messages/journey.json'), JSON.stringify(changed));
  expect(findMessageFaults('zh', copy)).toEqual([
    'journey.about is missing',
    'journey.other is not in en',
    'journey.label must fill {title}',
  ]);
  rmSync(copy, { recursive: true });
});
