/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Page } from '../pages/page-context.ts';
import type { Markup } from '../pages/page-data.ts';
import { OperationPage } from './OperationPage.tsx';
import { OverviewPage } from './OverviewPage.tsx';
import { SchemaPage } from './SchemaPage.tsx';
import { ViewContext } from './view.ts';
import { WebhookPage } from './Webhook.tsx';

export function renderPage({ context, data }: Page): Markup {
  const anchors = new Set<string>();
  const links = new Set<string>();
  const view = {
    ...context,
    omitted: context.budget.omitted,
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
        <Content data={data} />
      </div>
    </ViewContext>,
  );
  return { html, anchors: [...anchors], links: [...links] };
}

function Content({ data }: Pick<Page, 'data'>): ReactNode {
  if ('operation' in data) return <OperationPage data={data.operation} />;
  if ('webhook' in data) return <WebhookPage data={data.webhook} />;
  if ('schema' in data) return <SchemaPage data={data.schema} />;
  return <OverviewPage data={data.overview} />;
}

/** A text where markup is expected. */
export const renderText = (text: string): string => renderToStaticMarkup(text);
