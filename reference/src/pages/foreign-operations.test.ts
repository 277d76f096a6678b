import type { Nodes } from 'mdast';
import { describe, expect, it } from 'vitest';
import { petsContract } from '../../fixtures/pets-contract.ts';
import english from '../../messages.json' with { type: 'json' };
import { pageBlocks } from '../markdown/page-blocks.ts';
import { renderPage } from '../markup/render-page.tsx';
import { listPages } from './list-pages.ts';
import { toReference } from './page-context.ts';

const edition = {
  contentFolder: '/nowhere',
  document: petsContract,
  language: 'en',
  messages: english,
  to: (path: string) => path,
};
const pages = listPages(toReference(edition, '/api'));

/** What a reader sees, without tags; the words of one line stand together. */
const seen = (html: string) =>
  html
    .replace(/<wbr\/>|<\/?(?:code|span|b|a|em|button)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\n\s*\n/g, '\n');

const blocksOfLine = new Set(['text', 'inlineCode', 'emphasis', 'strong', 'link', 'paragraph']);

function said(node: Nodes): string {
  if ('value' in node) return node.value;
  if (!('children' in node)) return '';
  return (node.children as Nodes[])
    .map(
      child =>
        said(child) + (blocksOfLine.has(child.type) && child.type !== 'paragraph' ? '' : '\n'),
    )
    .join('');
}

function pageOf(id: string) {
  const page = pages.find(page => page.id === id)!;
  const { html } = renderPage(page);
  return { html, text: seen(html), markdown: said(pageBlocks(page) as Nodes) };
}

const add = pageOf('add-pet');
const remove = pageOf('remove-pet');
const overview = pageOf('index');

describe('what other documents say of an operation', () => {
  it.each([
    ['that it is deprecated', 'deprecated'],
    ['its own server', 'https://write.pets.example/v2/'],
    ['what its server is for', 'For writing.'],
    ['where there is more to read', 'About adding'],
    ['a program it comes with', 'pets add Mia'],
    ['which scope a call needs', 'write:pets'],
    ['where a token comes from', 'https://pets.example/token'],
    ['what another scope is for', 'See them.'],
    ['a list written in another way', 'pipeDelimited'],
    ['what a part of a form is', 'image/png'],
    ['the headers of a part', 'X-Size'],
    ['what may be called next', 'id = $response.body#/id'],
    ['why that is called', 'Takes it away again.'],
    ['the HTML of its text', 'Adds a pet'],
    ['where its picture is', 'A pet'],
  ])('%s', (_what, text) => {
    expect(add.text).toContain(text);
    expect(add.markdown).toContain(text);
  });

  it('which credentials go together, and which stand for others', () => {
    const row = add.text.slice(add.text.indexOf('Authentication')).replace(/\s+/g, ' ');
    expect(row).toMatch(/key .* and token: write:pets .* or key and cookie .* or no credentials/);
    expect(add.markdown).toContain('key and token: write:pets or key and cookie or no credentials');
    for (const { text, markdown } of [remove]) {
      expect(text).toContain('No credentials are needed.');
      expect(markdown).toContain('No credentials are needed.');
    }
  });

  it('that a body may be left out, or not', () => {
    expect(remove.text).toMatch(/Request body\u200b\noptional/);
    expect(remove.markdown).toContain('object, optional');
    expect(add.text).not.toContain('optional');
    expect(add.markdown).not.toContain('optional');
  });

  it('nothing of a usual style', () => {
    expect(add.text.split('Written as').length).toBe(2);
  });

  it('without what would run or load', () => {
    expect(add.html).not.toMatch(/<script|<img|alert\(1\)/);
    expect(add.html).toContain('<b>pet</b>');
    expect(add.html).toContain('<a href="https://x.example/a.png">A pet</a>');
    expect(add.markdown).not.toContain('alert');
  });
});

describe('an example', () => {
  const examples = [...add.html.matchAll(/<pre[^>]*>(.*?)<\/pre>/gs)].map(([, code]) =>
    seen(code ?? '').trim(),
  );

  it.each<[string, string]>([
    ['as XML, with the names it has there', '<pet>\n  <name>Mia</name>'],
    ['as a form', 'name=Mia&secret=hush&tags=old'],
    ['as parts', 'name="photo"; filename="photo"\nContent-Type: image/png'],
    ['as a part that is JSON', 'name="about"\nContent-Type: application/json\n{"age":3}'],
    ['as events', 'data: {"name":"Mia"}'],
    ['as it was written', '{"name":"written"}'],
  ])('is shown %s', (_how, text) => {
    expect(examples.some(example => example.includes(text))).toBe(true);
  });

  it('has only what goes its way', () => {
    const [, sent, ...others] = examples;
    expect(sent).toContain('"secret"');
    expect(sent).not.toContain('"id"');
    const received = others.find(example => example.includes('"id"'));
    expect(received).not.toContain('secret');
  });

  it('is left out where there is nothing to read', () => {
    expect(examples.length).toBe(8);
  });
});

describe('what other documents say of a schema', () => {
  it.each([
    ['which fields must be there together', 'At least one of\nid, name + born'],
    ['what holds under a condition', 'else: {"required":["born"]}'],
    ['which names there may be', 'id, name, born'],
    ['where there is more to read', 'https://pets.example/schema'],
    ['how long the lists in a list are', 'Each item · Items\n2 – 7'],
    ['what one part allows and another describes', 'unit string\nAs the keeper likes.\ncm\ninch'],
  ])('%s', (_what, text) => {
    expect(remove.text).toContain(text);
  });

  it('and no alternatives that have no fields', () => {
    expect(remove.html).not.toContain('ref-variant');
  });
});

describe('the overview of another document', () => {
  it.each([
    ['its version', 'Version 7.1'],
    ['its licence', 'Apache *2.0*'],
    ['whom to ask', 'Keeper'],
    ['its terms', 'https://pets.example/terms'],
    ['its handbook', 'Handbook'],
    ['more of a tag', 'documentation'],
    ['what is deprecated', 'Add a pet deprecated'],
  ])('has %s', (_what, text) => {
    expect(overview.text).toContain(text);
  });

  it('leads to all of them', () => {
    for (const url of [
      'https://licence.example/',
      'mailto:keeper@pets.example',
      'https://pets.example/tag',
    ])
      expect(overview.html).toContain(`href="${url}"`);
  });
});
