import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import messages from '../messages.json' with { type: 'json' };

type Message = { title: string; explanation: string; remedy: string };
const entries: [string, Message][] = Object.entries(messages);

it.each(entries)('%s is complete', (code, message) => {
  expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(Object.keys(message)).toEqual(['title', 'explanation', 'remedy']);
  for (const part of Object.values(message)) expect(part.trim()).toBe(part);
});

it('has no message that nothing says', () => {
  const folder = new URL('.', import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map(name => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
  for (const [code] of entries) expect(sources).toContain(`'${code}'`);
});
