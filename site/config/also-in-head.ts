import type { Props } from '@docusaurus/types';
import type { Element, Root } from 'hast';
import { readMessages } from '../i18n/translations.ts';
import { feedLinks } from '../plugins/change-feeds/feed-links.ts';
import { assetLinks } from '../plugins/page-assets/asset-links.ts';
import type { ChangeMessages } from '../reference/changes/tell-change.ts';
import { apiReference } from './api-reference.ts';
import { currentLocale, localeBaseUrl } from './site.ts';
import { twinLink } from './twins.ts';

/** In the head of a page: its styles and scripts, its Markdown, and the feeds of the change log. */
export function alsoInHead(head: Root, site: Props): Element[] {
  const { feed } = readMessages<ChangeMessages>(currentLocale(), 'changes');
  const page = localeBaseUrl().slice(0, -1) + apiReference.changeLog;
  return [...assetLinks(head, site), ...twinLink(head), ...feedLinks(head, page, feed.linkTitle)];
}
