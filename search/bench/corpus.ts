import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Section } from '../src/index.ts';

export interface CorpusSection extends Section {
  readonly id: number;
}

export interface KnownItemQuery {
  readonly cls: string;
  readonly q: string;
  /** Ids of the sections that count as right. */
  readonly accept: readonly number[];
}

export interface Corpus {
  readonly name: string;
  readonly language: 'en' | 'zh';
  readonly sections: readonly CorpusSection[];
  readonly queries: readonly KnownItemQuery[];
}

/** Every `q-<name>.json` in the folder with the `<name>.json` it asks about; names begin with the language. */
export function listCorpora(folder: string): string[] {
  return readdirSync(folder)
    .filter(file => /^q-.*\.json$/.test(file))
    .map(file => file.slice(2, -5))
    .sort((a, b) => a.length - b.length || sizeOf(a) - sizeOf(b) || a.localeCompare(b));
}

const sizeOf = (name: string) => Number(/\d+$/.exec(name)?.[0] ?? 0);

export function readCorpus(folder: string, name: string): Corpus {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  return {
    name,
    language: name.startsWith('zh') ? 'zh' : 'en',
    sections: read(`${name}.json`),
    queries: read(`q-${name}.json`),
  };
}
