/** @jsxRuntime automatic */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Samples } from './read-samples.ts';
import { Sample, type SampleRequest } from './Sample.tsx';
import type { Locale } from './sample-data.ts';

export function renderSample(samples: Samples, request: SampleRequest, locale: Locale): string {
  return renderToStaticMarkup(<Sample samples={samples} request={request} locale={locale} />);
}
