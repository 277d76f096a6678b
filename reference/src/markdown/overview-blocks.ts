import type { BlockContent } from 'mdast';
import type { OverviewData } from '../pages/page-data.ts';
import { blocksOf, code, lineOf, link, list, paragraph, text, type View } from './blocks.ts';
import {
  bodyBlocks,
  downloadBlocks,
  exampleBlocks,
  headingBlock,
  leadsTo,
  parameterBlocks,
} from './body-blocks.ts';

export function overviewBlocks(view: View, data: OverviewData): BlockContent[] {
  const { messages } = view;
  const { lead, account, tags, servers, rules, webhooks } = data;
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
            text(`${messages.colon}${method.toUpperCase()} `),
            code(path),
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
    ...(webhooks?.items ?? []).flatMap(item => [
      headingBlock(item.heading, [code(item.heading.text)]),
      ...blocksOf(view, item.description),
      ...parameterBlocks(view, item.parameters),
      ...bodyBlocks(view, '', item.bodies, 'sent'),
      ...exampleBlocks(view, item.examples),
    ]),
  ];
}
