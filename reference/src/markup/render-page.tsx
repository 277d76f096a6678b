/** @jsxRuntime automatic */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Page } from '../pages/page-context.ts';
import type { Markup } from '../pages/page-data.ts';
import { OperationPage } from './OperationPage.tsx';
import { OverviewPage } from './OverviewPage.tsx';
import { ViewContext } from './view.ts';

export function renderPage({ context, data }: Page): Markup {
  const anchors = new Set<string>();
  const links = new Set<string>();
  const view = {
    ...context,
    id: (anchor: string) => {
      anchors.add(anchor);
      return anchor;
    },
    href: (target: string) => {
      const href = target.startsWith('/') ? context.to(target) : target;
      if (/^[/#]/.test(href)) links.add(href);
      return href;
    },
  };
  const html = renderToStaticMarkup(
    <ViewContext value={view}>
      <div className="ref-page">
        {'operation' in data ? (
          <OperationPage data={data.operation} />
        ) : (
          <OverviewPage data={data.overview} />
        )}
      </div>
    </ViewContext>,
  );
  return { html, anchors: [...anchors], links: [...links] };
}

/** A text where markup is expected. */
export const renderText = (text: string): string => renderToStaticMarkup(text);
