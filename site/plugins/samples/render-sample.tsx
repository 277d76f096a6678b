/** @jsxRuntime automatic */
import { renderToStaticMarkup } from 'react-dom/server';
import { readMessages } from '../../locales/read-messages.ts';
import type { Samples } from './read-samples.ts';
import { type Messages, Sample, type SampleRequest } from './Sample.tsx';
import type { Locale } from './sample-data.ts';

export function renderSample(samples: Samples, request: SampleRequest, locale: Locale): string {
  const messages = readMessages<Messages>(locale, 'samples');
  return renderToStaticMarkup(
    <Sample samples={samples} request={request} locale={locale} messages={messages} />,
  );
}
