import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const parts = [
  'SignatureLab',
  'CostCalculator',
  'Diagrams',
  'ErrorExplainer',
  'WorkflowChecker',
  'WebhookBench',
];

function texts(part: string, locale: string): [string, string][] {
  const file = new URL(`../${part}/words/${locale}.json`, import.meta.url);
  const flatten = (value: object, path: string): [string, string][] =>
    Object.entries(value).flatMap(([name, inner]): [string, string][] =>
      typeof inner === 'string' ? [[path + name, inner]] : flatten(inner, `${path}${name}.`),
    );
  return flatten(JSON.parse(readFileSync(file, 'utf8')), '');
}

const marks = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join();

describe.each(parts)('%s', part => {
  it('says the same things in both languages', () => {
    const english = texts(part, 'en');
    const chinese = new Map(texts(part, 'zh'));
    expect([...chinese.keys()]).toEqual(english.map(([name]) => name));
    for (const [name, text] of english) expect(marks(chinese.get(name)!), name).toBe(marks(text));
  });

  it('has no half-width punctuation after Han characters', () => {
    for (const [name, text] of texts(part, 'zh')) {
      expect(text.replace(/`[^`]*`/g, ''), name).not.toMatch(/\p{Script=Han}[,.;:?!()]/u);
    }
  });
});
