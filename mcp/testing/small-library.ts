import { readFileSync } from 'node:fs';
import { listErrors, listJobFailures, loadContract } from '@easel/contract';
import { writeIndex } from '@easel/search';
import type { Contract } from '../src/contract.ts';
import type { Edition, Library, Page } from '../src/library.ts';

const root = new URL('../../', import.meta.url);
const readJson = (name: string) => JSON.parse(readFileSync(new URL(name, root), 'utf8'));

const pages: Record<string, Page[]> = {
  en: [
    {
      path: '/docs/limits',
      title: 'Limits',
      description: 'How much you may send.',
      text: '# Limits\n\nSome are per app.\n\n## Requests\n\nTen in a burst.\n\n```sh\n# not a heading\n```\n\n### Bursts\n\nThey refill.\n\n## Sizes\n\nUp to 1536 pixels. The field `hrScale` enlarges.\n',
    },
    { path: '/', title: 'Easel', description: 'Pictures.', text: '# Easel\n\nWelcome.\n' },
  ],
  zh: [
    {
      path: '/docs/limits',
      title: '限制',
      description: '可以发送多少。',
      text: '# 限制\n\n按应用计算。\n\n## 请求\n\n突发上限十次。\n',
    },
    { path: '/', title: 'Easel', description: '图片。', text: '# Easel\n\n欢迎。\n' },
  ],
};

/** The real contract and messages with two small pages, so that no build is needed. */
export async function smallLibrary(): Promise<Library> {
  const editions = new Map([
    ['en', await makeEdition('en', '')],
    ['zh', await makeEdition('zh', '/zh')],
  ]);
  return {
    site: { address: 'https://docs.easel.example/', languages: ['en', 'zh'], version: '1.1.0' },
    edition: language => editions.get(language)!,
  };
}

async function makeEdition(language: string, prefix: string): Promise<Edition> {
  const isFirst = prefix === '';
  const source = {
    root: new URL('contract', root).pathname,
    ...(!isFirst && { translation: new URL(`site/i18n/${language}/contract`, root).pathname }),
  };
  const messages = (name: string) => readJson(`site/i18n/${language}/messages/${name}.json`);
  return {
    pages: pages[language]!,
    search: makeSearch(language, prefix),
    contract: (await loadContract(source)) as unknown as Contract,
    errors: {
      errors: await listErrors(source),
      jobFailures: await listJobFailures(source),
    } as Edition['errors'],
    messages: {
      lab: messages('lab'),
      signing: isFirst ? readJson('signing/messages.json') : messages('signing'),
      'workflow-checker': messages('workflow-checker'),
    },
  };
}

function makeSearch(language: string, prefix: string): Edition['search'] {
  const { file, shards } = writeIndex(
    pages[language]!.map(({ path, title, text }) => ({
      pageTitle: title,
      sectionTitle: path === '/docs/limits' ? text.split('\n## ')[1]!.split('\n')[0]! : '',
      sectionRoute: `${prefix}${path}${path === '/docs/limits' ? '#requests' : ''}`,
      content: text,
      type: 'docs',
    })),
  );
  return {
    indexes: { docs: file },
    shards: Object.fromEntries(shards.map(({ name, content }) => [`docs/${name}`, content])),
  };
}
