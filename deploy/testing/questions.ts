import path from 'node:path';
import { listFiles } from '../src/list-files.ts';
import type { Question } from './ask.ts';

const packed = { 'accept-encoding': 'gzip, deflate, br' };

const markdown = { accept: 'text/markdown' };

/** Of browsers, of assistants, and of those who mean it less. */
const accepts = [
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  '*/*',
  'text/markdown, text/html, */*',
  'text/markdown;q=1.0, text/html;q=0.7, */*;q=0.1',
  'text/html, text/markdown',
  'text/html;q=0.9, TEXT/Markdown;charset=utf-8;q=0.95',
  'text/html, text/markdown;q=0.9',
  'text/html;q=0.8, text/markdown;q=0.5',
  'text/markdown;q=0.3, */*',
  'text/markdown;q=0, */*',
  'text/markdown-like',
  'text/x-text/markdown',
];

/** What a reader, a crawler or a careless link may ask for, in one language of the site. */
export function listQuestions(build: string, base: string, language: string): Question[] {
  const at = (address: string) => base + language + address;
  const page = at('docs/intro');
  const pages = [
    '',
    'docs/intro',
    'docs/api/apis/create-job',
    'docs/api/apis',
    'docs/tools',
    'blog',
  ];
  const files = oneOfEachKind(path.join(build, language)).map(at);
  return [
    ...pages
      .map(at)
      .flatMap(address => [
        { path: address },
        { path: address, headers: packed },
        { path: address, method: 'HEAD' },
      ]),
    ...['gzip', 'br', 'identity', 'zstd', '*'].map(name => ({
      path: page,
      headers: { 'accept-encoding': name },
    })),
    ...accepts.flatMap(accept => ({ path: page, headers: { accept } })),
    // The twin, by its own address and asked for, with all that holds for a page.
    ...['', 'docs/intro', 'docs/intro/', 'docs/api/apis/create-job', 'docs/tools', 'blog']
      .map(at)
      .map(address => ({ path: address, headers: markdown })),
    { path: page, headers: { ...markdown, ...packed } },
    { path: page, headers: markdown, method: 'HEAD' },
    { path: page, headers: markdown, again: 'etag' },
    { path: page, headers: { ...markdown, range: 'bytes=0-9' } },
    { path: at('docs/intro.md') },
    { path: at('docs/intro.md'), headers: markdown },
    { path: at('docs/intro.md/') },
    { path: at('docs/intro/index.html'), headers: markdown },
    { path: at('no-such-page'), headers: markdown },
    { path: at('no-such-page.md') },
    { path: at('docs//intro'), headers: markdown },
    { path: at('openapi.json'), headers: markdown },
    { path: page, again: 'etag' },
    { path: page, again: 'date' },
    { path: page, again: 'etag', headers: packed },
    { path: page, headers: { 'if-none-match': '"other"' } },
    // The same page by other spellings of its address.
    ...['/', '?lang=en', '/?a=1', '/index.html', '/index.html?a=1'].map(end => ({
      path: page + end,
    })),
    { path: at('index.html') },
    { path: at('index.html?a=1') },
    { path: at('docs/api/apis/create-job/index.html') },
    { path: at('docs/%69ntro') },
    // What follows a question mark is nobody's address.
    { path: `${page}?next=//example.com%2F` },
    // What is no address of ours.
    ...[
      'docs//intro',
      'docs%2fintro',
      'docs%2Fintro',
      'Docs/Intro',
      'docs/intro.html',
      'docs/api/apis/no-such-operation',
      'no-such-page/',
      'no%20such%20page',
      encodeURIComponent('没有这一页'),
      '404.html',
      'assets/',
      'assets/js/gone.00000000.js',
      'docs/intro/index.html.br',
      'docs/intro/index.html.gz',
      'assets//js',
      'openapi.json.br',
      'openapi.json/',
      'docs/intro/index%2ehtml',
      'docs/intro/%69ndex.html?a=1',
      '%00',
    ].map(address => ({ path: at(address) })),
    // What cannot be decoded; the library of Caddy answers it with 400 and nothing else.
    ...['%zz', '%E0%A4%A'].map(address => ({ path: at(address), but: ['caddy'] })),
    { path: at('no-such-page') },
    { path: at('no-such-page'), headers: packed },
    { path: at('no-such-page'), method: 'HEAD' },
    { path: at('no-such-page'), headers: { range: 'bytes=0-9' } },
    { path: at('no-such-page'), again: 'etag' },
    ...['POST', 'PUT', 'DELETE', 'OPTIONS'].map(method => ({ path: page, method })),
    { path: at('openapi.json'), method: 'POST' },
    ...files.flatMap(file => [
      { path: file },
      { path: file, headers: packed },
      { path: file, again: 'etag' as const },
    ]),
    ...['bytes=0-99', 'bytes=-10', 'bytes=99999999-'].flatMap(range =>
      files.slice(0, 2).map(file => ({ path: file, headers: { range } })),
    ),
  ];
}

/** The first file of each kind and folder, so that every rule of the description is met. */
function oneOfEachKind(folder: string): string[] {
  const all = listFiles(folder)
    .filter(file => !/\.(br|gz)$/.test(file) && !/(index|404)\.html$/.test(file))
    // Other languages are asked for themselves, and the number of a script changes with any page.
    .filter(file => !file.startsWith('zh/') && !/^assets\/js\/[0-9a-f]+\./.test(file))
    .sort();
  const kinds = new Map<string, string>();
  for (const file of all) {
    const kind = file.includes('key-worker')
      ? 'key-worker'
      : file.split('/')[0] + path.extname(file);
    if (!kinds.has(kind)) kinds.set(kind, file);
  }
  return [...kinds.values()];
}
