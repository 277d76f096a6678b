import { loadJsx } from '@easel/reference/load-jsx';
import type { Samples } from './read-samples.ts';
import type { SampleRequest } from './Sample.tsx';

type Renderer = typeof import('./render-sample.tsx');

let renderer: Renderer | undefined;

/** For code that Docusaurus loads, and that therefore cannot import a component. */
export function sampleMarkup(samples: Samples, request: SampleRequest, locale: string): string {
  renderer ??= loadJsx<Renderer>('./render-sample.tsx', import.meta.url);
  return renderer.renderSample(samples, request, locale);
}
