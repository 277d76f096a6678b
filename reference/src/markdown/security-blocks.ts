import type { BlockContent, PhrasingContent } from 'mdast';
import type { Flow, NeededScheme, Security } from '../pages/page-data.ts';
import { blocksOf, code, lineOf, list, paragraph, strong, text, type View } from './blocks.ts';
import { leadsTo } from './body-blocks.ts';

export function authentication(view: View, { ways, schemes }: Security): BlockContent[] {
  const { messages } = view;
  const title = strong(messages.authentication);
  if (schemes.length === 0) {
    return [paragraph(title, text(messages.colon + messages.authenticationNone))];
  }
  const parts = ways.flatMap((way, index) => [
    ...(index > 0 ? [text(messages.or)] : []),
    ...(way.length === 0 ? [text(messages.withoutCredentials)] : wayLine(view, way)),
  ]);
  return [
    paragraph(title, text(messages.colon), ...parts),
    list(
      schemes.map(({ name, title, kind, description, discovery, flows, guide }) => [
        paragraph(text(`${title}${messages.comma}${name} · ${kind}`)),
        ...blocksOf(view, description),
        ...(discovery === undefined ? [] : [paragraph(code(discovery))]),
        ...flows.flatMap(flow => flowBlocks(view, flow)),
        ...leadsTo(view, messages.readMore, guide),
      ]),
    ),
  ];
}

function wayLine({ messages }: View, way: NeededScheme[]): PhrasingContent[] {
  return way.flatMap(({ title, scopes }, index) => [
    text((index > 0 ? messages.and : '') + title),
    ...scopes.flatMap((scope, position) => [
      text(position === 0 ? messages.colon : messages.comma),
      code(scope),
    ]),
  ]);
}

function flowBlocks(view: View, { name, addresses, scopes }: Flow): BlockContent[] {
  const { colon } = view.messages;
  return [
    paragraph(code(name)),
    list([
      ...addresses.map(address => [paragraph(code(address.name), text(colon), code(address.url))]),
      ...scopes.map(scope => [
        paragraph(code(scope.name), text(colon), ...lineOf(view, scope.meaning)),
      ]),
    ]),
  ];
}
