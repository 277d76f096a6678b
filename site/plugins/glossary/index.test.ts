import { describe, expect, it } from 'vitest';
import type { Root } from '../contract-tables/mdast.ts';
import { glossary } from './index.ts';

const source = `
- { en: job, zh: 任务, in: jobs, means: { en: One order., zh: 一次请求。 } }
- { en: nonce, zh: same, in: signing, means: { en: Used once., zh: 只用一次。 } }
`;

function render(part: string, locale: 'en' | 'zh'): string {
  const element = {
    type: 'mdxJsxFlowElement',
    name: 'Glossary',
    attributes: [{ name: 'part', value: part }],
    children: [],
  };
  const root = { type: 'root', children: [element] } as unknown as Root;
  glossary({ locale, source })(root);
  return JSON.stringify(root);
}

describe('glossary', () => {
  it('shows the terms of one part, in the language of the reader', () => {
    expect(render('jobs', 'en')).toContain('One order.');
    expect(render('jobs', 'zh')).toContain('一次请求。');
    expect(render('jobs', 'en')).not.toContain('Used once.');
  });

  it('shows a word that Chinese keeps as it is', () => {
    expect(render('signing', 'zh').match(/"nonce"/g)).toHaveLength(2);
  });

  it('stops the build when there is no such part', () => {
    expect(() => render('nothing', 'en')).toThrow('finds nothing');
  });
});
