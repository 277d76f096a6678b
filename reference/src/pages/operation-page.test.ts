import { describe, expect, it } from 'vitest';
import { featureContract } from '../../fixtures/feature-contract.ts';
import { featureReference } from '../../fixtures/feature-reference.ts';
import { renderPage } from '../markup/render-page.tsx';
import { listOperations } from '../openapi.ts';
import { operationPage } from './operation-page.ts';
import { overviewPage } from './overview-page.ts';

const [entry] = listOperations(featureContract);
const page = operationPage(featureReference(), entry!);
const { html, anchors, links } = renderPage(page);
const at = (id: string) => html.slice(html.indexOf(`id="${id}"`)).split('</li>')[0] ?? '';

describe('an operation page', () => {
  it('gives every id once', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('leads every link on the page to an id that is there', () => {
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.filter(id => !html.includes(`id="${id}"`))).toEqual([]);
  });

  it('reports every id, and every link to a page but not to a file', () => {
    const all = (pattern: RegExp) => new Set([...html.matchAll(pattern)].map(([, found]) => found));
    expect(new Set(anchors)).toEqual(all(/ id="([^"]+)"/g));
    expect(new Set(links)).toEqual(all(/ href="([/#][^"]*)"(?! download)/g));
    expect(links).toContain('/zh/docs/errors#bad');
    expect(links).not.toContain('/zh/openapi.json');
  });

  it('shows the whole address, which may be broken between its words', () => {
    const address = html.slice(html.indexOf('ref-endpoint')).split('</code>')[0];
    expect(address?.replaceAll('<wbr/>', '')).toContain('https://zoo.example/v2/animals/{id}');
    expect(address).toContain('/<wbr/>animals/<wbr/>');
  });

  it('escapes what the contract says', () => {
    expect(html).toContain('<code>&lt;animal&gt;</code>');
    expect(html).toContain('&quot;Mia &lt;3&quot;');
  });

  it('links operations named in code, under the prefix of the language, but not itself', () => {
    expect(html).toContain('<a href="/zh/docs/apis/get-animal"><code>get-animal</code></a>');
    expect(html).not.toContain('/docs/apis/put-animal');
  });

  it('leads to the account of the operation before anything of its schema', () => {
    const lead = html.slice(html.indexOf('ref-lead')).split('ref-jumps')[0];
    expect(lead).toContain(
      'Examples and common mistakes: <a href="/zh/docs/about/put-animal">About put-animal</a>',
    );
    const overview = renderPage(overviewPage(featureReference())).html;
    expect(overview.split('</section>')[0]).toContain(
      'Requests, responses and conventions: <a href="/zh/docs/about/overview">About overview</a>',
    );
  });

  it('shows parameters by place', () => {
    expect(at('path-id')).toContain('^a[0-9]+$');
    expect(at('query-dryRun')).toContain('deprecated');
    expect(at('query-filter-legs')).toContain('integer');
    expect(at('header-X-Keeper')).toContain('&quot;Ada&quot;');
  });

  it.each([
    [
      'the variants of a discriminator',
      'body-cat',
      '<code>cat</code> <span class="ref-type">Cat</span>',
    ],
    ['fields that come from allOf', 'body-cat-name', '1\u00a0–\u00a020'],
    ['an upper bound of 3.1', 'body-cat-lives', '&lt;\u00a010'],
    ['a lower bound of 3.0', 'body-dog-weight', '&gt;\u00a00'],
    ['null as 3.0 writes it', 'body-cat-nickname', 'string | null'],
    ['null as 3.1 writes it', 'body-cat-owner', 'string | null'],
    ['constants as values', 'body-cat-mood', 'Purrs.'],
    ['enum values with meanings', 'body-cat-size', 'Large.'],
    ['deprecation', 'body-cat-old', 'deprecated'],
    ['what only requests carry', 'body-cat-secret', 'only in requests'],
    ['what only answers carry', 'body-cat-id', 'only in responses'],
    ['content of another type', 'body-application-xml', 'image/png, base64'],
    ['a description beside a reference', 'response-200-body-label', 'Beside a reference.'],
    ['recursion as a link', 'response-200-body-children', 'href="#response-200-body"'],
    ['maps', 'response-200-body-tags', 'One tag.'],
    ['pattern properties', 'response-200-body-byCage-key', 'How many.'],
    ['tuples', 'response-200-body-point-1', 'North.'],
    ['arrays of arrays', 'response-200-body-matrix', 'number[][]'],
    ['a schema that allows anything', 'response-200-body-anything', 'any'],
    ['alternatives without a discriminator', 'response-200-body-either', 'One or more of'],
    ['negation', 'response-200-body-forbidden', '{&quot;enum&quot;:[&quot;x&quot;]}'],
    ['fields that need each other', 'response-200-body-both', 'a → b'],
  ])('renders %s', (_what, id, text) => {
    expect(at(id)).toContain(text);
  });

  it('describes a body once and names it afterwards', () => {
    expect(html.split('id="response-400-body-detail"').length).toBe(2);
    expect(html).not.toContain('id="response-422-body-detail"');
    expect(at('response-422-body')).toContain('href="#response-400-body"');
  });

  it('samples an answer that has no example', () => {
    expect(html).toContain('<span class="ref-k">&quot;matrix&quot;</span>');
  });

  it('shows the samples of the operation and keeps a place for the console', () => {
    expect(html).toContain('<div class="sample">put-animal</div>');
    expect(html).toContain('<a href="#try">Try it</a></div></div><div id="try">Here</div>');
  });

  it('says what holds for every call in one row', () => {
    expect(html).toContain('<dt>Price</dt><dd>This call is <em>free</em>.</dd>');
    expect(html).toContain('id="authentication"');
  });

  it('says what a request requires, and of a response nothing of the kind', () => {
    const [request, responses] = html.split('id="responses"');
    expect(request).toContain('ref-required');
    expect(responses).not.toContain('ref-required');
  });

  it('counts in the grammar of the language', () => {
    expect(html).toContain('>1 field<');
    expect(html).toMatch(/>[2-9] fields</);
  });

  it('gives every field, value and error a link to itself', () => {
    for (const id of ['body-cat-name', 'body-cat-size-2', 'error-BAD']) {
      expect(html).toContain(`id="${id}"`);
      expect(html).toContain(`href="#${id}"`);
    }
  });

  it('leads to its parts', () => {
    const jumps = html.slice(html.indexOf('ref-jumps')).split('</nav>')[0];
    const parts = page.context.toc.filter(({ level }) => level === 2);
    for (const { id } of parts) expect(jumps).toContain(`href="#${id}"`);
  });

  it('lists its headings', () => {
    expect(page.context.toc.map(({ id }) => id)).toEqual([
      'parameters',
      'request-body',
      'responses',
      'response-200',
      'response-204',
      'response-400',
      'response-422',
      'response-default',
      'errors',
    ]);
  });

  it('has no script and no handler', () => {
    expect(html).not.toMatch(/<script|\son\w+=|style=/);
  });
});

describe('the overview', () => {
  it('lists operations by tag and shows the webhooks', () => {
    const { html } = renderPage(overviewPage(featureReference()));
    expect(html).toContain('href="/zh/docs/apis/put-animal"');
    expect(html).toContain('<code>animal.moved</code>');
    expect(html).toContain('id="callback-animal-moved-body-name"');
  });
});
