import { lint, loadConfig } from '@redocly/openapi-core';
import { contractPath } from './read-yaml.ts';

export async function lintContract(root = contractPath('openapi.yaml')): Promise<string[]> {
  const config = await loadConfig({ configPath: contractPath('redocly.yaml') });
  const problems = await lint({ ref: root, config });
  return problems.map(({ severity, ruleId, message, location }) => {
    const place = location[0];
    return `${severity} ${ruleId}: ${message} (${place?.source.absoluteRef}${place?.pointer ?? ''})`;
  });
}
