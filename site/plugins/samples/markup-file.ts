import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
  const file = join(folder, locale, `${name}.html`);
  const markup = renderSample(samples, request, locale);
  // An unchanged file keeps its age, so that the development server does not rebuild for nothing.
  if (existsSync(file) && readFileSync(file, 'utf8') === markup) return file;
  mkdirSync(join(folder, locale), { recursive: true });
  writeFileSync(file, markup);
  return file;
}
