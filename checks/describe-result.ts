import type { NamedRule } from './discover-rules.ts';
import type { Finding } from './rule.ts';

export function describeResult(rule: NamedRule, findings: Finding[]): string {
  if (findings.length === 0) return `pass  ${rule.sentence}`;
  return [
    `fail  ${rule.sentence} (${findings.length})`,
    ...findings.map(({ where, found, expected }) =>
      [`      ${where}`, `        found     ${found}`, `        expected  ${expected}`].join('\n'),
    ),
    `      why it matters: ${rule.why}`,
  ].join('\n');
}
