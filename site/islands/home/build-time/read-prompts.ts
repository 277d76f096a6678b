import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inLanguage } from '../../../i18n/translations.ts';

export type HomePrompts = Record<
  'persimmons' | 'ridges' | 'lighthouse',
  { prompt: string; seed: string }
>;

export function readPrompts(language: string): HomePrompts {
  const text = readFileSync(new URL('../prompts.yaml', import.meta.url), 'utf8');
  return inLanguage(language, parse(text) as HomePrompts, isText, { file: 'home-prompts.yaml' });
}

const isText = ([, field]: string[]) => field === 'prompt';
