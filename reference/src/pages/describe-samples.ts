import type { OperationEntry } from '../openapi.ts';
import { describeForm } from '../samples/describe-form.ts';
import { allSamples } from '../samples/languages.ts';
import { printSample } from '../samples/print-sample.ts';
import { sampleRequest } from '../samples/sample-request.ts';
import type { PageContext } from './page-context.ts';
import type { ExampleGroup, OperationData } from './page-data.ts';

/** Characters of all samples of a page, whose subject is something else. */
const mostCharacters = 16_000;

/** Made last, of what room is left, for pages that have no program otherwise. */
export function describeSamples(
  context: PageContext,
  entry: OperationEntry,
  { programs, besideRequest }: Pick<OperationData, 'programs' | 'besideRequest'>,
): ExampleGroup[] {
  const { codeSamples = allSamples, document, budget, anchors } = context;
  if (!codeSamples || codeSamples.length === 0) return [];
  if (programs.length > 0 || besideRequest || budget.isSpent) return [];
  const request = sampleRequest(describeForm(document, entry));
  const examples: ExampleGroup['examples'] = [];
  let left = mostCharacters;
  for (const name of codeSamples) {
    const sample = printSample(name, request);
    if (!sample || sample.text.length > left || !budget.affords(sample.text)) continue;
    left -= sample.text.length;
    examples.push({ label: sample.label, text: sample.text, language: sample.fence, more: 0 });
  }
  return examples.length === 0 ? [] : [{ name: anchors.take('sample'), examples }];
}
