import { renderPage } from '../src/markup/render-page.tsx';
import type { Page } from '../src/pages/page-context.ts';
import type { SchemaNode } from '../src/schema/schema-node.ts';

/** What pages say, to be asked for what a document says. */
export interface Kept {
  names: Map<string, { required: boolean; deprecated: boolean }>;
  values: Set<string>;
  /** Whole, and word by word: a range has two bounds. */
  facts: Set<string>;
  /** Their markup, for what is no field. */
  html: string;
  text: string;
  /** The pages of schemas that its fields lead to; those that use a schema are no part of it. */
  schemas: Set<string>;
}

const isNode = (value: object): value is SchemaNode =>
  'anchor' in value && 'facts' in value && 'children' in value;

/** Of one page, wherever its fields are. */
export function listKept(page: Page): Kept {
  const { html } = renderPage(page);
  const kept: Kept = {
    names: new Map(),
    values: new Set(),
    facts: new Set(),
    html,
    text: textOf(html),
    schemas: new Set(),
  };
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isNode(value)) {
      const known = kept.names.get(value.name);
      kept.names.set(value.name, {
        required: value.required || known?.required === true,
        deprecated: value.deprecated || known?.deprecated === true,
      });
      for (const { value: allowed } of value.values) kept.values.add(allowed);
      for (const fact of value.facts) addFact(kept.facts, fact.value);
      if (value.describedAt?.path !== undefined) kept.schemas.add(value.describedAt.path);
    }
    for (const child of Object.values(value)) visit(child);
  };
  visit(page.data);
  return kept;
}

function addFact(facts: Set<string>, value: string): void {
  for (const word of [value, ...value.split(/[\s\u00a0,;–≥≤<>]+/)]) facts.add(word);
}

/** Without tags and places where a name may be broken. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
