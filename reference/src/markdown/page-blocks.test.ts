import type { Nodes } from 'mdast';
import { describe, expect, it } from 'vitest';
import { featureReference } from '../../fixtures/feature-reference.ts';
import { listPages } from '../pages/list-pages.ts';
import type { SchemaNode } from '../schema/schema-node.ts';
import { blocksOf, type View } from './blocks.ts';
import { pageBlocks } from './page-blocks.ts';
import { fieldList } from './schema-blocks.ts';

const reference = featureReference();
const view: View = { ...reference, downloads: ['/openapi.json'] };

const field = (rest: Partial<SchemaNode>): SchemaNode => ({
  anchor: rest.name ?? '',
  name: '',
  type: 'string',
  required: false,
  deprecated: false,
  description: '',
  facts: [],
  values: [],
  children: [],
  ...rest,
});

/** Words as a reader has them, with code in backticks. */
function said(node: Nodes): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if ('value' in node) return node.value;
  if (!('children' in node)) return '';
  const parts = (node.children as Nodes[]).map(said);
  return parts.join(node.type === 'paragraph' || node.type === 'link' ? '' : '\n');
}

describe('a field', () => {
  it('says name, type, duties and what it is for in one line, and what holds for it below', () => {
    const node = field({
      name: 'steps',
      type: 'integer',
      required: true,
      deprecated: true,
      access: 'writeOnly',
      description: 'How many.',
      facts: [
        { label: 'Default', value: '20', form: 'code' },
        { label: 'Range', value: '1 – 50', form: 'text' },
      ],
    });
    expect(said(fieldList(view, [node], 'sent'))).toBe(
      '`steps` integer, required, deprecated, only in requests: How many.\nDefault: `20` · Range: 1 – 50',
    );
    expect(said(fieldList(view, [node], 'received'))).not.toContain('required');
  });

  it('lists its values, with their meanings if they have some', () => {
    const plain = field({ name: 'kind', values: [{ value: 'A' }, { value: 'B' }] });
    expect(said(fieldList(view, [plain], 'sent'))).toContain('One of: `A`, `B`');
    const explained = field({ name: 'kind', values: [{ value: 'A', meaning: 'The *first*.' }] });
    expect(said(fieldList(view, [explained], 'sent'))).toContain(
      '`A`: The \nfirst\n.'.replaceAll('\n', ''),
    );
  });

  it('has its own fields, its kinds and where it goes on', () => {
    const node = field({
      name: 'animal',
      children: [field({ name: 'legs' })],
      variants: {
        keyword: 'oneOf',
        decidedBy: 'type',
        options: [
          { label: 'DOG', node: field({ type: 'Dog', children: [field({ name: 'bark' })] }) },
        ],
      },
      describedAt: { anchor: 'x', label: 'Tree' },
      cut: true,
    });
    const text = said(fieldList(view, [node], 'sent'));
    for (const part of ['`legs`', '`bark`', 'One of, decided by `type`', '`DOG` Dog', '`Tree`']) {
      expect(text).toContain(part);
    }
    expect(text).toContain(reference.messages.cut);
    expect(text).toContain('openapi.json');
  });
});

describe('a text of the document', () => {
  it('leads to pages of the language, and from code to what explains it', () => {
    const [block] = blocksOf(view, 'See [this](/docs/x) and `get-animal`.');
    expect(JSON.stringify(block)).toContain('"url":"/zh/docs/x"');
    expect(JSON.stringify(block)).toContain('"url":"/zh/docs/apis/get-animal"');
  });

  it('keeps what its HTML says, and nothing that runs', () => {
    const tree = JSON.stringify(blocksOf(view, 'A <b>bold</b> claim.\n\n<script>x</script>'));
    expect(tree).not.toContain('"type":"html"');
    expect(tree).toContain('"type":"strong","children":[{"type":"text","value":"bold"}]');
    expect(tree).not.toContain('script');
  });
});

describe('a page', () => {
  const pages = listPages(reference);
  const textOf = (id: string) => said(pageBlocks(pages.find(page => page.id === id)!));

  it('of an operation has its request, every response and every error', () => {
    const text = textOf('put-animal');
    expect(text).toContain('PUT `https://');
    expect(text).toContain('`BAD`');
    expect(text).toContain('It is ');
    for (const page of pages) {
      if (!('operation' in page.data)) continue;
      const { items } = page.data.operation.responses;
      for (const { status } of items) expect(textOf(page.id)).toContain(status);
    }
  });

  it('of them all has every operation', () => {
    const text = textOf('index');
    for (const { title, data } of pages) if ('operation' in data) expect(text).toContain(title);
  });
});
