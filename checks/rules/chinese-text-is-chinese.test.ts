import { describe, expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { chineseTextIsChinese as rule } from './chinese-text-is-chinese.ts';

const code = 'site/i18n/zh/code.json';
const page = 'site/i18n/zh/docusaurus-plugin-content-docs/current/a.md';

const good = {
  'contributing/glossary.yaml': '- { term: API }\n- { term: bearer token }\n- { term: job }',
  'site/i18n/zh/glossary.yaml': 'bearer token: { word: Bearer token }\njob: { word: 任务 }',
  'node_modules/@docusaurus/theme-translations/locales/base/theme-common.json':
    '{"theme.NotFound.title": "Page Not Found"}',
  'site/src/pages/index.tsx':
    '<Translate id="home.title">Hi</Translate>; translate({\n id: \'home.api\', message: "API" });',
  [code]: JSON.stringify({
    'home.title': { message: '你好' },
    'home.api': { message: 'API {count}' },
    'theme.NotFound.title': { message: '找不到页面' },
  }),
  [page]: '---\ntitle: Bearer token\ndescription: 说明\n---\n\n你好，不写“您”。\n',
};

const findings = (change: Record<string, string>) =>
  rule.findings(fixtureRepository({ ...good, ...change }));

const withMessage = (id: string, message: string) => ({
  [code]: JSON.stringify({ ...JSON.parse(good[code] ?? ''), [id]: { message } }),
});

describe('Chinese text is Chinese', () => {
  it('accepts Chinese, and words that the glossary keeps in English', () => {
    expect(findings({})).toEqual([]);
  });

  it('reports a message left in English', () => {
    expect(findings(withMessage('home.title', 'API docs'))).toMatchObject([
      { where: `${code} home.title`, found: '“API docs”' },
    ]);
  });

  it('reports a message of an island left in English', () => {
    const path = 'site/i18n/zh/messages/console.json';
    const table = '{"send": "Send", "api": "API"}';
    expect(findings({ [path]: table })).toMatchObject([{ where: `${path} send` }]);
  });

  it('reports a title left in English', () => {
    const text = good[page]?.replace('Bearer token', 'Job') ?? '';
    expect(findings({ [page]: text })).toMatchObject([{ where: `${page} title` }]);
  });

  it('reports 您', () => {
    const text = good[page]?.replace('你好', '您好') ?? '';
    expect(findings({ [page]: text })).toMatchObject([{ where: `${page}:6`, found: '您' }]);
  });

  it('reports an id that is used but not translated', () => {
    const source = '<Translate id="home.lead">Lead</Translate>';
    expect(findings({ 'site/src/theme/X/index.tsx': source })).toMatchObject([
      { where: 'site/src/theme/X/index.tsx', found: 'the message id home.lead, not translated' },
    ]);
  });

  it.each(['home.gone', 'theme.misspelt'])('reports %s, translated but used nowhere', id => {
    expect(findings(withMessage(id, '没有用到'))).toMatchObject([
      { where: code, found: `the message id ${id}, which nothing uses` },
    ]);
  });
});
