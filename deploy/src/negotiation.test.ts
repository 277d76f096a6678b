import { describe, expect, it } from 'vitest';
import { exampleDelivery } from '../testing/example.ts';
import { asksForTwin, linkHeader, twinPath } from './negotiation.ts';

const delivery = exampleDelivery('/site/');

describe('Accept', () => {
  it.each([
    'text/markdown',
    'Text/Markdown',
    'text/markdown, text/html, */*',
    'text/html, text/markdown',
    'text/markdown;charset=utf-8',
    'text/markdown; variant=GFM; q=0.9, text/html;q=0.8',
    'text/html;q=0.35, text/markdown;q=0.5',
    '*/*, text/markdown;q=0.1',
    'text/markdown;q=1.000,text/html;q=1',
  ])('%s asks for Markdown', accept => {
    expect(asksForTwin(delivery.twins, accept)).toBe(true);
  });

  it.each([
    '',
    '*/*',
    'text/*',
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'text/html, text/markdown;q=0.9',
    'text/html;q=0.9, text/markdown;q=0.8',
    'text/markdown;q=0',
    'text/markdown;q=0.000, */*',
    'text/markdown-like',
    'x-text/markdown',
    'application/json; of="text/markdown"',
  ])('%s does not', accept => {
    expect(asksForTwin(delivery.twins, accept)).toBe(false);
  });

  it('is read in time, however long it is', () => {
    expect(asksForTwin(delivery.twins, 'text/markdown;a=b'.padEnd(16_000, ';a=b '))).toBe(true);
  });
});

it('a twin is beside its page, and that of a root within it', () => {
  expect(twinPath(delivery, '/site/docs/intro')).toBe('/site/docs/intro.md');
  expect(twinPath(delivery, '/site')).toBe('/site/index.md');
  expect(twinPath(delivery, '/site/zh')).toBe('/site/zh/index.md');
});

it('a page names its twin and the list of its language, a twin the list', () => {
  expect(linkHeader(delivery, 'zh/', '/site/zh/x.md')).toBe(
    '</site/zh/x.md>; rel="alternate"; type="text/markdown", </site/zh/llms.txt>; rel="describedby"; type="text/plain"',
  );
  expect(linkHeader(delivery, '')).toBe('</site/llms.txt>; rel="describedby"; type="text/plain"');
});
