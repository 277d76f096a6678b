import { describe, expect, it } from 'vitest';
import { hostile, hostileRequests } from '../../fixtures/hostile-requests.ts';
import { petsContract } from '../../fixtures/pets-contract.ts';
import english from '../../messages.json' with { type: 'json' };
import type { Edition } from '../edition.ts';
import { pageBlocks } from '../markdown/page-blocks.ts';
import { renderPage } from '../markup/render-page.tsx';
import type { OpenApiDocument } from '../openapi.ts';
import { allSamples } from '../samples/languages.ts';
import { listPages } from './list-pages.ts';
import { toReference } from './page-context.ts';

const document = hostileRequests('https://api.example.com');

function pageOf(id: string, own: Partial<Edition> = {}, of: OpenApiDocument = document) {
  const edition = {
    contentFolder: '/nowhere',
    document: of,
    language: 'en',
    messages: english,
    to: (path: string) => path,
    ...own,
  };
  const page = listPages(toReference(edition, '/api')).find(it => it.id === id);
  if (!page || !('operation' in page.data)) throw new Error(id);
  const [samples] = page.data.operation.samples;
  return {
    samples: samples?.examples ?? [],
    html: renderPage(page).html,
    markdown: JSON.stringify(pageBlocks(page)),
  };
}

describe('requests made from the document', () => {
  it.each(['get', 'json', 'form', 'parts', 'file', 'text'])(
    'come in every language: %s',
    operation => {
      expect(pageOf(operation).samples).toHaveLength(allSamples.length);
      expect(allSamples.length).toBeGreaterThanOrEqual(8);
    },
  );

  it('are read without a script, with every sign escaped', () => {
    const { html, samples } = pageOf('text');
    for (const { label } of samples) expect(html).toContain(`<summary>${label}</summary>`);
    expect(html).not.toContain(hostile);
  });

  it('are two in Markdown, with their languages', () => {
    const { markdown } = pageOf('get');
    expect(markdown.match(/"lang":"(bash|js)"/g)).toEqual(['"lang":"bash"', '"lang":"js"']);
  });

  it('are in the languages that an edition wants, in its order', () => {
    const wanted = pageOf('get', { codeSamples: ['ruby/native', 'shell/curl'] });
    expect(wanted.samples.map(({ label }) => label)).toEqual(['Ruby', 'cURL']);
    expect(pageOf('get', { codeSamples: false }).samples).toEqual([]);
  });

  it('are left to the programs that document and site have', () => {
    expect(pageOf('add-pet', {}, petsContract).samples).toEqual([]);
    const besideRequest = () => ({ markup: 'A program' });
    expect(pageOf('get', { besideRequest }).samples).toEqual([]);
  });

  it('make no page shorter, and are fewer where a body is long', () => {
    const long = hostileRequests('https://api.example.com');
    const { requestBody } = long.paths?.['/text']?.post ?? {};
    Object.assign((requestBody as { content: Record<string, object> }).content['text/plain']!, {
      example: 'word '.repeat(1_400),
    });
    const { samples, html } = pageOf('text', {}, long);
    expect(samples.map(({ label }) => label)).toEqual(['cURL', 'JavaScript']);
    const without = pageOf('text', { codeSamples: false }, long).html;
    expect(html.startsWith(without.slice(0, 500))).toBe(true);
    expect(html).toContain('word '.repeat(1_400));
  });
});
