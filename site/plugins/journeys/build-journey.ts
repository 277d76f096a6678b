import { listOperations } from '@easel/contract';
import { formData } from '../api-reference/console/form-data.ts';
import type { Reference } from '../api-reference/pages/page-context.ts';
import { buildStep } from './build-step.ts';
import type { JourneySource, Locale } from './journey-source.ts';
import { renderJourney, showSteps } from './render-journey.ts';
import { words } from './words.ts';

type Explained = ReturnType<typeof formData>['errors'];

/**
 * A journey in one language: its markup, and what the runner needs, which is fetched when the reader runs a step.
 * Read in the browser by src/components/Journey/journey-data.ts.
 */
export function buildJourney(reference: Reference, source: JourneySource, locale: Locale) {
  const operations = listOperations(reference.document);
  const steps = source.steps.map(step => buildStep(reference.document, operations, step, locale));
  const shown = showSteps(steps, locale);
  const forms = operations
    .filter(({ id }) => steps.some(({ operation }) => operation === id))
    .map(entry => formData(reference, entry));
  const errors: Explained = Object.assign({}, ...forms.map(form => form.errors));
  const failures: Explained = Object.assign({}, ...forms.map(form => form.failures));
  const title = source.title[locale];
  return {
    markup: renderJourney(title, shown, locale),
    data: {
      title,
      origin: new URL(reference.document.servers[1]?.url ?? '').origin,
      words: words[locale],
      steps: steps.map((step, index) => ({ ...step, gives: step.feeds, ...shown[index] })),
      errors,
      failures,
    },
  };
}
