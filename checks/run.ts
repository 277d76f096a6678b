import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { diskRepository, type Repository } from './repository/repository.ts';
import type { Finding, Rule } from './rule.ts';

interface NamedRule extends Rule {
  sentence: string;
}

/** A rule is a file in the folder; adding the file is all it takes. */
async function discoverRules(folder: string): Promise<NamedRule[]> {
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

async function findingsOf(rule: NamedRule, repository: Repository): Promise<Finding[]> {
  try {
    return await rule.findings(repository);
  } catch (error) {
    // One broken rule must not hide what the others have to say.
    return [
      { where: 'the rule itself', found: String(error), expected: 'a rule that runs to its end' },
    ];
  }
}

function describeResult(rule: NamedRule, findings: Finding[]): string {
  if (findings.length === 0) return `pass  ${rule.sentence}`;
  return [
    `fail  ${rule.sentence} (${findings.length})`,
    ...findings.map(({ where, found, expected }) =>
      [`      ${where}`, `        found     ${found}`, `        expected  ${expected}`].join('\n'),
    ),
    `      why it matters: ${rule.why}`,
  ].join('\n');
}

const repository = diskRepository(fileURLToPath(new URL('..', import.meta.url)));
const rules = await discoverRules(fileURLToPath(new URL('rules', import.meta.url)));
const results = new Map<NamedRule, Promise<Finding[]>>();
for (const rule of [...rules.filter(rule => rule.waits), ...rules.filter(rule => !rule.waits)])
  results.set(rule, findingsOf(rule, repository));
let failed = 0;
for (const rule of rules) {
  const findings = (await results.get(rule)) ?? [];
  if (findings.length > 0) failed += 1;
  console.log(describeResult(rule, findings));
}
console.log(`${rules.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
