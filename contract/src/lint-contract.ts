import { lint } from '@redocly/openapi-core';
import { contractConfig } from './bundle-contract.ts';
import { contractPath } from './read-yaml.ts';

export async function lintContract(root = contractPath('openapi.yaml')): Promise<string[]> {
  const problems = await lint({ ref: root, config: await contractConfig('en') });
  return problems.map(({ severity, ruleId, message, location }) => {
    const place = location[0];
    return `${severity} ${ruleId}: ${message} (${place?.source.absoluteRef}${place?.pointer ?? ''})`;
  });
}
