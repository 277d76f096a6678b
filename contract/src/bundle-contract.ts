import { bundle, loadConfig } from '@redocly/openapi-core';
import type { ContractDocument } from './contract-types.ts';
import { contractPath } from './read-yaml.ts';

/** Overlays are file paths; Redocly applies them after bundling, so their targets are paths of the bundle. */
export async function bundleContract(
  overlays: string[] = [],
  root = contractPath('openapi.yaml'),
): Promise<ContractDocument> {
  const { bundle: bundled, problems } = await bundle({
    ref: root,
    config: await loadConfig({ configPath: contractPath('redocly.yaml') }),
    componentNamesStrategy: 'title',
    componentRenamingConflicts: 'error',
    overlays,
  });
  const faults = problems.filter(problem => problem.severity === 'error');
  if (faults.length > 0) {
    const lines = faults.map(
      ({ message, location }) => `${location[0]?.pointer ?? '#/'}: ${message}`,
    );
    throw new Error(`The contract cannot be bundled.\n${lines.join('\n')}`);
  }
  // Bundling shares objects between places; a copy lets later steps change one place only.
  return structuredClone(bundled.parsed) as ContractDocument;
}
