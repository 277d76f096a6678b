import { readdirSync } from 'node:fs';
import type { Workflow, WorkflowStep } from '@easel/collections';
import {
  type ContractDocument,
  listOperations,
  type OperationEntry,
  type Parameter,
  resolveRef,
} from '@easel/contract';
import { bodyOf } from '../../islands/journey/build-time/build-journey.ts';
import { readJourney, type SourceStep } from '../../islands/journey/build-time/journey-source.ts';
import { sourceOf, type Version } from '../../versioning/sources.ts';

/** Every journey of a version, as workflows have them. */
export function listWorkflows(
  document: ContractDocument,
  locale: string,
  version: Version,
): Workflow[] {
  const operations = listOperations(document);
  return readdirSync(sourceOf('journeys', version))
    .filter(name => name.endsWith('.yaml'))
    .map(name => name.slice(0, -'.yaml'.length))
    .sort()
    .map(id => {
      const { title, steps } = readJourney(id, locale, version);
      return { id, title, steps: steps.map(step => toStep(document, operations, step)) };
    });
}

function toStep(
  document: ContractDocument,
  operations: OperationEntry[],
  step: SourceStep,
): WorkflowStep {
  const { id, title, text, feeds = {}, follow = false, expect = {} } = step;
  const told = { id, title, text, feeds, follow, expect };
  const entry = operations.find(({ id }) => id === step.operation);
  if (!entry) return told;
  const declared = (entry.operation.parameters ?? []).map(node =>
    resolveRef<Parameter>(document, node),
  );
  const parameters = declared.flatMap(({ name, in: place }) => {
    const value = step.parameters?.[name];
    return value === undefined ? [] : [{ name, in: place, value }];
  });
  return { ...told, operation: entry.id, parameters, body: bodyOf(document, entry, step) };
}
