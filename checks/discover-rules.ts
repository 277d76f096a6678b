import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rule } from './rule.ts';

export interface NamedRule extends Rule {
  sentence: string;
}

/** A rule is a file in the folder; adding the file is all it takes. */
export async function discoverRules(folder: string): Promise<NamedRule[]> {
  const names = readdirSync(folder)
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map(file => file.slice(0, -'.ts'.length))
    .sort();
  return Promise.all(names.map(name => load(folder, name)));
}

async function load(folder: string, name: string): Promise<NamedRule> {
  const module = await import(pathToFileURL(join(folder, `${name}.ts`)).href);
  const exported = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const rule: Rule | undefined = module[exported];
  if (!rule) throw new Error(`checks/rules/${name}.ts must export ${exported}`);
  return { ...rule, sentence: name.replaceAll('-', ' ') };
}
