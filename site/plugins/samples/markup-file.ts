import { join } from 'node:path';
import { loadJsx } from '../load-jsx.ts';
import { writeImport } from '../page-imports/write-import.ts';
import type { Samples } from './read-samples.ts';
import type { SampleRequest } from './Sample.tsx';

type Renderer = typeof import('./render-sample.tsx');

let renderer: Renderer | undefined;

/** Writes the markup where the bundler finds it, and says where. */
export function markupFile(
  folder: string,
  samples: Samples,
  request: SampleRequest,
  locale: string,
): string {
  const { task = 'client', region, language } = request;
  const name = [task, region, language].filter(Boolean).join('.');
  renderer ??= loadJsx<Renderer>('./render-sample.tsx', import.meta.url);
  const markup = renderer.renderSample(samples, request, locale);
  return writeImport(join(folder, locale), `${name}.markup.html`, markup);
}
