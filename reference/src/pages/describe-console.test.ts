import { expect, it } from 'vitest';
import { hostileRequests } from '../../fixtures/hostile-requests.ts';
import english from '../../messages.json' with { type: 'json' };
import type { Edition } from '../edition.ts';
import { renderPage } from '../markup/render-page.tsx';
import { readDocument } from '../read/read-document.ts';
import { listPages } from './list-pages.ts';
import { toReference } from './page-context.ts';

const written = {
  ...hostileRequests('https://{region}.example'),
  servers: [{ url: 'https://{region}.example', variables: { region: { default: 'eu' } } }],
};
const { document } = readDocument(written, english);

function pageOf(own: Partial<Edition>) {
  const edition = {
    contentFolder: '/nowhere',
    document,
    language: 'en',
    messages: english,
    to: (path: string) => path,
    ...own,
  };
  const page = listPages(toReference(edition, '/api')).find(it => it.id === 'json');
  if (!page) throw new Error('json');
  return { html: renderPage(page).html, form: page.form };
}

it('has a button, a place and data where an edition wants a console', () => {
  const { html, form } = pageOf({ console: true });
  expect(html).toContain('data-try=""');
  expect(html).toContain('data-console=""');
  expect(form).toMatchObject({ method: 'post', path: '/json', messages: english.console });
});

it('lets the reader fill in the variables of a server, which a page shows with their defaults', () => {
  const { html, form } = pageOf({ console: true });
  expect(html).toContain('https://eu.example');
  expect(form).toMatchObject({
    servers: [{ url: 'https://{region}.example', variables: { region: { default: 'eu' } } }],
  });
});

it('leaves the page to an edition that has its own, or none', () => {
  expect(pageOf({}).html).not.toContain('data-try');
  expect(pageOf({}).form).toBeUndefined();
  const own = pageOf({ console: true, form: id => ({ id }) });
  expect(own.html).not.toContain('data-try');
  expect(own.form).toEqual({ id: 'json' });
});
