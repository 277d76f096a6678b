/** @jsxRuntime automatic */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Page } from '../pages/page.ts';
import { OperationPage } from './OperationPage.tsx';
import { OverviewPage } from './OverviewPage.tsx';
import { type SampleOf, ViewContext } from './view.ts';

/** The markup of a page, which is written once and never hydrated. */
export function renderPage({ context, data }: Page, sample: SampleOf): string {
  return renderToStaticMarkup(
    <ViewContext value={{ ...context, sample }}>
      <div className="ref-page">
        {'operation' in data ? (
          <OperationPage data={data.operation} />
        ) : (
          <OverviewPage data={data.overview} />
        )}
      </div>
    </ViewContext>,
  );
}

/** A text where markup is expected. */
export const renderText = (text: string): string => renderToStaticMarkup(text);
