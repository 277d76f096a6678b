import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import en from '../messages/en.json' with { type: 'json' };
import zh from '../messages/zh.json' with { type: 'json' };

type Message = { title: string; explanation: string; remedy: string };
const english: [string, Message][] = Object.entries(en);
const chinese: Record<string, Message> = zh;
const placeholders = (message?: Message) =>
  [...new Set(JSON.stringify(message).match(/\{\w+\}/g))].sort();

it('has the same codes in both languages, in the same order', () => {
  expect(Object.keys(chinese)).toEqual(english.map(([code]) => code));
});

it.each(english)('%s is complete, and names the same values in both', (code, message) => {
  expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  for (const text of [message, chinese[code]]) {
    expect(Object.keys(text ?? {})).toEqual(['title', 'explanation', 'remedy']);
    for (const part of Object.values(text ?? {})) expect(part.trim()).toBe(part);
  }
  expect(placeholders(chinese[code])).toEqual(placeholders(message));
  expect(JSON.stringify(chinese[code])).not.toContain('您');
});

it('has no message that nothing says', () => {
  const folder = new URL('.', import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map(name => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
  for (const [code] of english) expect(sources).toContain(`'${code}'`);
});
