import type { BlockContent } from 'mdast';
import type { OverviewData } from '../pages/page-data.ts';
import { blocksOf, code, link, list, paragraph, text, type View } from './blocks.ts';
import { downloadBlocks, headingBlock, leadsTo, moreAt, serverList } from './body-blocks.ts';
import { linkBlocks, webhookBlocks } from './webhook-blocks.ts';

export function overviewBlocks(view: View, data: OverviewData): BlockContent[] {
  const { messages } = view;
  const { lead, about, account, tags, servers, rules, webhooks, schemas } = data;
  return [
    ...blocksOf(view, lead),
    ...leadsTo(view, messages.overviewAccount, account),
    ...downloadBlocks(view),
    ...blocksOf(view, about.join(' · ')),
    ...tags.flatMap(({ heading, description, more, operations }) => [
      headingBlock(heading),
      ...blocksOf(view, description),
      ...moreAt(view, more),
      list(
        operations.map(({ title, method, path, page, deprecated }) => [
          paragraph(
            link(view, page, text(title)),
            text(`${messages.colon}${method.toUpperCase()}${path === undefined ? '' : ' '}`),
            ...(path === undefined ? [] : [code(path)]),
            ...(deprecated ? [text(messages.comma + messages.deprecated)] : []),
          ),
        ]),
      ),
    ]),
    ...(servers ? [headingBlock(servers.heading), ...serverList(view, servers.servers)] : []),
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
