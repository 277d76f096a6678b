import type { BlockContent } from 'mdast';
import type { OverviewData } from '../pages/page-data.ts';
import { blocksOf, code, lineOf, link, list, paragraph, text, type View } from './blocks.ts';
import { downloadBlocks, headingBlock, leadsTo } from './body-blocks.ts';
import { linkBlocks, webhookBlocks } from './webhook-blocks.ts';

export function overviewBlocks(view: View, data: OverviewData): BlockContent[] {
  const { messages } = view;
  const { lead, account, tags, servers, rules, webhooks, schemas } = data;
  return [
    ...blocksOf(view, lead),
    ...leadsTo(view, messages.overviewAccount, account),
    ...downloadBlocks(view),
    ...tags.flatMap(({ heading, description, operations }) => [
      headingBlock(heading),
      ...blocksOf(view, description),
      list(
        operations.map(({ title, method, path, page }) => [
          paragraph(
            link(view, page, text(title)),
            text(`${messages.colon}${method.toUpperCase()}${path === undefined ? '' : ' '}`),
            ...(path === undefined ? [] : [code(path)]),
          ),
        ]),
      ),
    ]),
    ...(servers
      ? [
          headingBlock(servers.heading),
          list(
            servers.servers.map(({ url, description }) => [
              paragraph(code(url), text(messages.colon), ...lineOf(view, description)),
            ]),
          ),
        ]
      : []),
    ...(rules ? [headingBlock(rules.heading), ...blocksOf(view, rules.text)] : []),
    ...(webhooks ? [headingBlock(webhooks.heading), ...blocksOf(view, webhooks.description)] : []),
    ...(webhooks?.pages.length ? linkBlocks(view, webhooks.pages) : []),
    ...(webhooks?.items ?? []).flatMap(item => webhookBlocks(view, item)),
    ...(schemas
      ? [
          headingBlock(schemas.heading),
          paragraph(text(messages.schemasIntro)),
          ...linkBlocks(view, schemas.pages, schemas.more),
        ]
      : []),
  ];
}
