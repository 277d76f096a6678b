import { describe, expect, it } from 'vitest';
import { glossary } from './glossary.ts';
import type { Root } from './page-tree.ts';

const terms = [
  { term: 'job', in: 'jobs', means: 'One order.' },
  { term: 'nonce', in: 'signing', means: 'Used once.' },
  { term: 'key', in: 'keys', means: 'Proves who signs.' },
];
const translations = {
  zh: { job: { word: '任务', means: '一次请求。' }, nonce: { means: '只用一次。' } },
};
const messages = { term: 'Term', inLanguage: 'In {language}', meaning: 'Meaning' };

function render(part: string, locale: 'en' | 'zh', path = 'docs/glossary.md'): string {
  const element = {
    type: 'mdxJsxFlowElement',
    name: 'Glossary',
    attributes: [{ name: 'part', value: part }],
    children: [],
  };
  const root = { type: 'root', children: [element] } as unknown as Root;
  const read = (version?: string) => ({ terms: version ? [] : terms, translations, messages });
  glossary({ locale, source: 'en', read, digest: '' })(root, { path });
  return JSON.stringify(root);
}

describe('glossary', () => {
  it('shows the terms of one part, in the language of the reader', () => {
    expect(render('jobs', 'en')).toContain('One order.');
    expect(render('jobs', 'zh')).toContain('一次请求。');
    expect(render('jobs', 'en')).not.toContain('Used once.');
  });

  it('shows another language beside the words that the API uses, named as the reader does', () => {
    expect(render('jobs', 'zh')).toContain('In 英语');
    expect(render('jobs', 'zh')).toContain('"job"');
    expect(render('jobs', 'en')).not.toContain('In ');
  });

  it('shows a word that Chinese keeps as it is', () => {
    expect(render('signing', 'zh').match(/"nonce"/g)).toHaveLength(2);
  });

  it('shows a version what it had', () => {
    const page = 'versioned_docs/version-1.0/glossary.md';
    expect(() => render('jobs', 'en', page)).toThrow('finds nothing');
  });

  it('stops the build when there is no such part, or no such translation', () => {
    expect(() => render('nothing', 'en')).toThrow('finds nothing');
    expect(() => render('keys', 'zh')).toThrow('site/i18n/zh/glossary.yaml: “key” is missing.');
  });
});
