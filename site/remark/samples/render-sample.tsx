/** @jsxRuntime automatic */
import { renderToStaticMarkup } from 'react-dom/server';
import { readMessages } from '../../i18n/translations.ts';
import type { Samples } from './read-samples.ts';
import { type Messages, Sample, type SampleRequest } from './Sample.tsx';

export function renderSample(samples: Samples, request: SampleRequest, locale: string): string {
  const messages = readMessages<Messages>(locale, 'samples');
  return renderToStaticMarkup(<Sample samples={samples} request={request} messages={messages} />);
}
