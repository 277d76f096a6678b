import { fileURLToPath } from 'node:url';
import { describeResult } from './describe-result.ts';
import { discoverRules, type NamedRule } from './discover-rules.ts';
import { diskRepository } from './repository/disk-repository.ts';
import type { Repository } from './repository/repository.ts';
import type { Finding } from './rule.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

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

const repository = diskRepository(root);
const rules = await discoverRules(fileURLToPath(new URL('rules', import.meta.url)));
let failed = 0;
for (const rule of rules) {
  const findings = await findingsOf(rule, repository);
  if (findings.length > 0) failed += 1;
  console.log(describeResult(rule, findings));
}
console.log(`${rules.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
