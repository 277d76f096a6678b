import { describe, expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { everySampleAPageNamesExists as rule } from './every-sample-a-page-names-exists.ts';

const page = 'site/docs/a.md';
const good = {
  'samples/languages.yaml':
    '- { id: curl, program: "{task}.sh", client: easel.sh }\n- { id: go, program: main.go, client: easel.go }',
  'samples/clients/easel.sh': '',
  'samples/clients/easel.go': '',
  'samples/upscale/sample.yaml': 'operations: []',
  'samples/upscale/upscale.sh': '# region send\n# endregion',
  'samples/upscale/main.go': '\t// region send\n\t// endregion',
  'samples/browser-upload/sample.yaml': 'without: { curl: { en: a, zh: b } }',
  'samples/browser-upload/main.go': '',
  'samples/print-size/sample.yaml': 'languages: [go]',
  'samples/print-size/main.go': '',
};
const findings = (text: string) => rule.findings(fixtureRepository({ ...good, [page]: text }));

describe('every sample a page names exists', () => {
  it.each([
    '<Sample task="upscale" />',
    '<Sample\n  task="upscale"\n  region="send"\n/>',
    '<Sample task="browser-upload" />',
    '<Sample task="print-size" />',
    '<Sample task="upscale" lang="go" />',
    '<Sample client />',
    '`<Sample task="gone" />`',
  ])('accepts %s', text => {
    expect(findings(text)).toEqual([]);
  });

  it.each([
    ['<Sample task="gone" />', 'task="gone"'],
    ['<Sample task="upscale" region="gone" />', 'region="gone"'],
    ['<Sample task="upscale" lang="cobol" />', 'lang="cobol"'],
    ['<Sample task="upscale" colour="red" />', 'the attribute colour'],
    ['<Sample task="browser-upload" region="send" lang="go" />', 'region="send"'],
    ['<Sample />', 'a sample with both or neither of task and client'],
  ])('reports %s', (text, found) => {
    expect([findings(text)].flat()[0]).toMatchObject({ where: `${page}:1`, found });
  });

  it('reports a program and a client that are missing', () => {
    const { 'samples/clients/easel.go': _, 'samples/upscale/main.go': __, ...rest } = good;
    const texts = { ...rest, [page]: '<Sample task="upscale" />\n\n<Sample client />' };
    expect(rule.findings(fixtureRepository(texts))).toMatchObject([
      { where: `${page}:1`, expected: 'samples/upscale/main.go' },
      { where: `${page}:3`, expected: 'samples/clients/easel.go' },
    ]);
  });
});
