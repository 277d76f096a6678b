import { listOperations } from '@easel/contract';
import type { Reference } from '../../../reference/read-reference.ts';
import { formData } from '../../console/build-time/form-data.ts';
import type { Feed, JourneyData } from '../journey-data.ts';
import { type BuiltStep, buildStep } from './build-step.ts';
import type { JourneySource } from './journey-source.ts';
import { writeRequest } from './write-request.ts';

type Explained = JourneyData['errors'];

/** A journey in one language: what its markup shows, and what the runner needs. */
export function buildJourney(
  reference: Reference,
  source: JourneySource,
  messages: JourneyData['messages'],
): JourneyData {
  const operations = listOperations(reference.document);
  const steps = source.steps.map(step => buildStep(reference.document, operations, step));
  const forms = operations
    .filter(({ id }) => steps.some(({ operation }) => operation === id))
    .map(entry => formData(reference, entry));
  const errors: Explained = Object.assign({}, ...forms.map(form => form.errors));
  const failures: Explained = Object.assign({}, ...forms.map(form => form.failures));
  return {
    title: source.title,
    origin: new URL(reference.document.servers[1]?.url ?? '').origin,
    messages,
    steps: steps.map((step, index) => ({
      ...step,
      ...writeRequest(step, namesFedBefore(steps, index)),
      feeds: listFeeds(steps, step),
    })),
    errors,
    failures,
  };
}

function namesFedBefore(steps: BuiltStep[], index: number): string[] {
  return steps.slice(0, index).flatMap(({ feeds }) => Object.keys(feeds));
}

function listFeeds(steps: BuiltStep[], { feeds }: BuiltStep): Feed[] {
  return Object.entries(feeds).map(([name, pointer]) => ({
    name,
    pointer,
    users: steps.flatMap((step, at) =>
      JSON.stringify([step.path, step.body]).includes(`{${name}}`) ? [at + 1] : [],
    ),
  }));
}
