import { join } from 'node:path';
import { writeImport } from '../page-imports/write-import.ts';
import type { Samples } from './read-samples.ts';
import { renderSample, type SampleRequest } from './render-sample.ts';
import type { Locale } from './sample-data.ts';

/** Writes the markup where the bundler finds it, and says where. */
export function markupFile(
  folder: string,
  samples: Samples,
  request: SampleRequest,
  locale: Locale,
): string {
  const { task = 'client', region, language } = request;
  const name = [task, region, language].filter(Boolean).join('.');
  return writeImport(join(folder, locale), `${name}.html`, renderSample(samples, request, locale));
}
