import { join } from 'node:path';
import {
  bundle,
  type Config,
  lint,
  loadConfig,
  type Oas3Preprocessor,
} from '@redocly/openapi-core';
import type { ContractDocument, JsonObject, Schema } from './contract-types.ts';
import {
  completeEnum,
  completeProblem,
  type ErrorTable,
  enumEntries,
  readErrorTable,
} from './errors.ts';
import { type ContractSource, contractPath } from './read-yaml.ts';

/** One self-contained document with internal references only. Takes about a second: keep the result. */
export async function loadContract(source: ContractSource = {}): Promise<ContractDocument> {
  const { translation } = source;
  const overlays = translation ? [join(translation, 'openapi.overlay.yaml')] : [];
  return bundleContract(overlays, contractPath('openapi.yaml', source), source);
}

/** Overlays are file paths; Redocly applies them after bundling, so their targets are paths of the bundle. */
export async function bundleContract(
  overlays: string[] = [],
  root = contractPath('openapi.yaml'),
  source: ContractSource = {},
): Promise<ContractDocument> {
  const { bundle: bundled, problems } = await bundle({
    ref: root,
    config: await contractConfig(source),
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

/** The rules of redocly.yaml, and what errors.yaml adds before anything is linted or bundled. */
async function contractConfig(source: ContractSource): Promise<Config> {
  const spoken = await readErrorTable({ root: source.root });
  const described = await readErrorTable(source);
  const preprocessors = { oas3: { 'errors/complete': completeErrors(spoken, described) } };
  return loadConfig({
    configPath: contractPath('redocly.yaml', source),
    plugins: [{ id: 'errors', preprocessors }],
  });
}

/** The API speaks one language, so its problems do; what describes them is in the language of the reader. */
function completeErrors(spoken: ErrorTable, described: ErrorTable): Oas3Preprocessor {
  return () => ({
    Schema(node) {
      const schema = node as unknown as Schema;
      const source = schema['x-enum-source'];
      if (source) replace(schema, completeEnum(schema, enumEntries(source, described)));
    },
    Example(example, { report, location }) {
      const { value } = example;
      if (!isShortProblem(value)) return;
      const error = spoken.errors[value.code];
      if (error) example.value = completeProblem(value, error);
      else
        report({
          message: `${value.code} is not in errors.yaml.`,
          location: location.child(['value', 'code']),
        });
    },
  });
}

/** A problem without a title leaves to errors.yaml what follows from its code. */
function isShortProblem(value: unknown): value is JsonObject & { code: string } {
  const { code, detail, title } = Object(value) as JsonObject;
  return typeof code === 'string' && typeof detail === 'string' && title === undefined;
}

/** Redocly holds on to the object it has parsed, so its keys change and not the object. */
function replace(target: JsonObject, values: JsonObject): void {
  for (const key of Object.keys(target)) delete target[key];
  Object.assign(target, values);
}

export async function lintContract(root = contractPath('openapi.yaml')): Promise<string[]> {
  const problems = await lint({ ref: root, config: await contractConfig({}) });
  return problems.map(({ severity, ruleId, message, location }) => {
    const place = location[0];
    return `${severity} ${ruleId}: ${message} (${place?.source.absoluteRef}${place?.pointer ?? ''})`;
  });
}
