import type { BlockContent } from 'mdast';
import type { OverviewData } from '../pages/page-data.ts';
import { blocksOf, code, link, list, paragraph, strong, text, type View } from './blocks.ts';
import {
  bodyBlocks,
  downloadBlocks,
  exampleBlocks,
  headingBlock,
  leadsTo,
  moreAt,
  parameterBlocks,
  serverList,
} from './body-blocks.ts';

export function overviewBlocks(view: View, data: OverviewData): BlockContent[] {
  const { messages } = view;
  const { lead, about, account, tags, servers, rules, webhooks } = data;
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
            text(`${messages.colon}${method.toUpperCase()} `),
            code(path),
            ...(deprecated ? [text(messages.comma + messages.deprecated)] : []),
          ),
        ]),
      ),
    ]),
    ...(servers ? [headingBlock(servers.heading), ...serverList(view, servers.servers)] : []),
    ...(rules ? [headingBlock(rules.heading), ...blocksOf(view, rules.text)] : []),
    ...(webhooks ? [headingBlock(webhooks.heading), ...blocksOf(view, webhooks.description)] : []),
    ...(webhooks?.items ?? []).flatMap(item => [
      headingBlock(item.heading, [code(item.heading.text)]),
      ...(item.deprecated ? [paragraph(strong(messages.deprecated))] : []),
      ...blocksOf(view, item.description),
      ...parameterBlocks(view, item.parameters),
      ...bodyBlocks(view, '', item.bodies, 'sent'),
      ...exampleBlocks(view, item.examples),
    ]),
  ];
}
