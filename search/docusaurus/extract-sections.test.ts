import { describe, expect, it } from 'vitest';
import { extractSections, givenSections, type SectionRules } from './extract-sections.ts';
import { readPage } from './read-page.ts';

const rules: SectionRules = {
  isError: name => name === 'NONCE_REUSED',
  headingOnly: anchor => anchor === 'read-next',
};

const html = (body: string, { route = '/docs/a', tag = 'docs-default-current', more = '' } = {}) =>
  `<html class="plugin-docs"><head><title>A · Docs</title><meta name=docusaurus_tag content=${tag} />
  <link rel=canonical href=https://docs.example${route} />${more}</head><body><main><article>
  <nav><ul><li class=breadcrumbs__item><a><svg></svg></a><li class=breadcrumbs__item><span>API</span>
  <li class="breadcrumbs__item breadcrumbs__item--active"><span>A</span></ul></nav>
  <div class="theme-doc-markdown markdown"><header><h1>Page A</h1></header>${body}</div>
  <footer><a rel=tag href=/t>Signing</a></footer></article></main></body></html>`;

function sections(body: string, options?: Parameters<typeof html>[1]) {
  const page = readPage(html(body, options));
  return page ? extractSections(page, rules) : undefined;
}

describe('extractSections', () => {
  it('cuts a page at its headings, each with its own text and address', () => {
    const list = sections(
      '<p>Lead.</p><h2 id=one>One<a class=hash-link>\u200b</a></h2><p>First.</p><p>More.</p><h3 id=two>Two</h3>Second.',
    );
    expect(list?.map(s => [s.sectionTitle, s.sectionRoute, s.content])).toEqual([
      ['', '/docs/a', 'Lead.'],
      ['One', '/docs/a#one', 'First. More.'],
      ['Two', '/docs/a#two', 'Second.'],
    ]);
    expect(list?.[1]).toMatchObject({
      pageTitle: 'Page A',
      type: 'docs',
      tags: ['Signing'],
      sidebarParentCategories: ['API'],
      context: ['Page A'],
    });
  });

  it('finds a section by the name its writer gave it in the address, where its title does not say it', () => {
    const list = sections('<h2 id=upscale>Enlarge</h2><h2 id=size-limits>Limits of size</h2>', {
      route: '/docs/webhooks',
    });
    expect(list?.map(({ aliases }) => aliases)).toEqual([['webhooks'], ['upscale'], undefined]);
  });

  it('leaves what the next pages are about to those pages', () => {
    const list = sections(
      '<h2 id=read-next>Read next</h2><p>Signing: how requests are signed.</p>',
    );
    expect(list?.[1]).toMatchObject({ sectionTitle: 'Read next', content: '' });
  });

  it('makes a result of each row that is about a value', () => {
    const list = sections('<table><tbody><tr data-value id=value-Euler><td>Euler<td>euler</table>');
    expect(list?.slice(1).map(s => [s.kind, s.sectionTitle, s.sectionRoute, s.content])).toEqual([
      ['value', 'Euler', '/docs/a#value-Euler', 'euler'],
    ]);
  });

  it('takes over what a page says about itself', () => {
    const page = readPage(html('<h2 id=body>Not read</h2>'));
    const about = {
      rank: 1,
      aliases: ['create-job'],
      sections: [
        { title: '', kind: 'operation' as const, text: 'Lead.' },
        { title: 'job', anchor: 'body-job', kind: 'property' as const, text: 'The job.' },
      ],
    };
    const list = page && givenSections(page, about);
    expect(list?.map(s => [s.kind, s.sectionTitle, s.sectionRoute, s.content, s.aliases])).toEqual([
      ['operation', '', '/docs/a', 'Lead.', ['create-job']],
      ['property', 'job', '/docs/a#body-job', 'The job.', undefined],
    ]);
  });

  it('knows an error by its heading and does not repeat its text from tables', () => {
    const list = sections(
      `<h3 id=nonce-reused><code>NONCE_REUSED</code></h3><p>Seen before.</p><h2 id=errors>Errors</h2>
       <table><tbody><tr><td><code>NONCE_REUSED</code><td>Seen before.</table>`,
    );
    expect(list?.[1]).toMatchObject({ kind: 'error', content: 'Seen before.' });
    expect(list?.[2]).toMatchObject({ sectionTitle: 'Errors', content: 'NONCE_REUSED' });
  });

  it('leaves out what is not read: code, buttons, hidden parts, ids made up by the framework', () => {
    const list = sections(
      `<p>Seen.</p><button>Copy</button><p hidden>Hidden.</p><div class=theme-code-block><pre>code()</pre></div>
       <h2 id=_R_1_>Heading</h2>`,
    );
    expect(list?.[0]?.content).toBe('Seen.');
    expect(list?.[1]?.sectionRoute).toBe('/docs/a');
  });

  it.each([
    ['a list of posts', { tag: 'blog_posts_list' }],
    ['a page kept from search engines', { more: '<meta name=robots content=noindex />' }],
  ])('skips %s', (_name, options) => {
    expect(sections('<p>Lead.</p>', options)).toBeUndefined();
  });
});
