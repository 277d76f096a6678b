import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { exampleDelivery } from '../../testing/example.ts';
import { headerFor } from '../delivery.ts';
import { cloudfront } from './cloudfront.ts';
import { headersFile, netlifyRedirects } from './headers-file.ts';
import { vercel } from './vercel.ts';

const delivery = exampleDelivery('/');

describe('CloudFront', () => {
  const files = cloudfront(delivery);
  const run = (file: string, event: object) =>
    runInContext(`${files[file]}; handler(${JSON.stringify(event)})`, createContext({}));
  const request = (uri: string) => run('request.js', { request: { uri } });

  it.each([
    ['/', '/index.html'],
    ['/zh/', '/zh/index.html'],
    ['/docs/intro', '/docs/intro/index.html'],
    ['/docs/intro/', '/docs/intro/index.html'],
    ['/assets/js/main.0a1b2c3d.js', '/assets/js/main.0a1b2c3d.js'],
    ['/docs//intro', '/no-such-page'],
  ])('%s is the file %s', (uri, file) => {
    expect(request(uri).uri).toBe(file);
  });

  it.each([
    ['/index.html', '/'],
    ['/zh/index.html', '/zh/'],
    ['/docs/intro/index.html', '/docs/intro'],
  ])('%s leads to %s', (uri, location) => {
    expect(request(uri)).toMatchObject({
      statusCode: 301,
      headers: { location: { value: location } },
    });
  });

  it.each([
    ['/docs/intro/index.html', 'docs/intro/index.html', 200],
    ['/docs/api/apis/create-job/index.html', 'docs/api/apis/create-job/index.html', 200],
    ['/zh/assets/js/key-worker.0a1b2c3d.js', 'assets/js/key-worker.0a1b2c3d.js', 200],
    ['/zh/openapi.json', 'openapi.json', 200],
    ['/no-such-page', '', 404],
  ])('%s has the headers of the description', (uri, within, statusCode) => {
    const { headers } = run('response.js', {
      request: { uri },
      response: { statusCode, headers: {} },
    });
    // What only pages have is asked for below.
    delete headers.link;
    delete headers.vary;
    const expected = Object.entries(delivery.headers).flatMap(([name, header]) => {
      const value = headerFor(header, within, statusCode);
      return value ? [[name.toLowerCase(), { value }]] : [];
    });
    expect(headers).toEqual(Object.fromEntries(expected));
  });
});

describe('Markdown on CloudFront', () => {
  const files = cloudfront(delivery);
  const run = (file: string, event: object) =>
    runInContext(`${files[file]}; handler(${JSON.stringify(event)})`, createContext({}));

  it.each([
    ['/', '/index.md'],
    ['/zh/', '/zh/index.md'],
    ['/docs/intro', '/docs/intro.md'],
    ['/docs/intro/', '/docs/intro.md'],
    ['/openapi.json', '/openapi.json'],
    ['/docs/tools', '/docs/tools/index.html'],
  ])('%s is the file %s', (uri, file) => {
    const headers = { accept: { value: 'text/markdown, text/html' } };
    expect(run('request.js', { request: { uri, headers } }).uri).toBe(file);
  });

  it.each([
    ['/zh/docs/intro/index.html', '/zh/docs/intro.md'],
    ['/zh/index.html', '/zh/index.md'],
    ['/docs/tools/index.html', undefined],
    ['/openapi.json', undefined],
  ])('%s leads to %s', (uri, twin) => {
    const { headers } = run('response.js', {
      request: { uri },
      response: { statusCode: 200, headers: {} },
    });
    expect(headers.link?.value.split('>')[0]).toBe(twin && `<${twin}`);
    expect(headers.vary?.value).toBe(twin && 'Accept-Encoding, Accept');
  });
});

describe('_headers', () => {
  const text = headersFile(delivery);

  it('stays within what Cloudflare Pages reads', () => {
    expect(text.split('\n').filter(line => line.startsWith('/')).length).toBeLessThan(100);
    for (const line of text.split('\n')) expect(line.length).toBeLessThan(2000);
  });

  it('takes back what holds everywhere before it says something else', () => {
    const [block] = text.split('\n\n').filter(lines => lines.startsWith('/zh/docs/api/apis*'));
    expect(block).toContain('  ! Content-Security-Policy\n  Content-Security-Policy: default-src');
  });

  it('leaves the pages of other languages to _redirects', () => {
    expect(netlifyRedirects(delivery)).toBe('/zh/* /zh/404.html 404\n');
  });
});

describe('vercel.json', () => {
  const { routes } = JSON.parse(vercel(delivery)) as {
    routes: { src?: string; dest?: string; headers?: Record<string, string>; status?: number }[];
  };
  const found = (path: string) =>
    routes.filter(({ src }) => src !== undefined && new RegExp(`^${src}`).test(path));

  it('chooses headers as the description does', () => {
    const sent = Object.assign(
      {},
      ...found('/zh/assets/js/key-worker.0a1b2c3d.js').map(route => route.headers),
    );
    expect(sent).toMatchObject({
      'Content-Security-Policy': "default-src 'none'",
      'Cache-Control': 'no-store',
    });
    const kept = Object.assign(
      {},
      ...found('/assets/js/main.0a1b2c3d.js')
        .filter(route => !route.status)
        .map(route => route.headers),
    );
    expect(kept['Cache-Control']).toBe('public, max-age=31536000, immutable');
  });

  it('has the not-found page of the language, before that of all', () => {
    const pages = found('/zh/no-such-page').flatMap(({ dest }) => dest ?? []);
    expect(pages).toEqual(['/zh/404.html', '/404.html']);
  });
});
