import { describe, expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { englishPagesAreSpeltCorrectly as rule } from './english-pages-are-spelt-correctly.ts';

const page = 'site/docs/a.md';
const good = {
  'contributing/glossary.yaml': '- { term: ADetailer }\n- { term: inpaint }',
  'contract/schemas/a.yaml': 'title: Kohyaish\nproperties: { wfParams: { enum: [FROB_NICATE] } }',
  'checks/texts/words.txt': '# Notaword\nGson\n',
  [page]:
    '---\ntitle: Behaviour\n---\n\nInpaint with ADetailer, Gson and a kohyaish frob nicate; `qwzx` is code.\n\n```sh\nqwzx\n```\n',
  'site/i18n/zh/docusaurus-plugin-content-docs/current/a.md': '中文 qwzx\n',
};
const findings = (text: string) => rule.findings(fixtureRepository({ ...good, [page]: text }));

describe('English pages are spelt correctly', () => {
  it('accepts dictionary, glossary, contract and listed words, and does not read code', async () => {
    expect(await rule.findings(fixtureRepository(good))).toEqual([]);
  });

  it('reads what the contract and the samples say', async () => {
    const texts = {
      'contract/schemas/b.yaml': 'properties: { x: { description: A signautre of `qwzx`. } }',
      'samples/lora/sample.yaml': 'title: Colors\noutput: qwzx',
      'site/i18n/en/messages/lab.json': '{"a": "Signautre"}',
    };
    expect(await rule.findings(fixtureRepository(texts))).toMatchObject([
      { where: 'contract/schemas/b.yaml properties.x.description', found: 'signautre' },
      { where: 'samples/lora/sample.yaml title', found: 'Colors' },
      { where: 'site/i18n/en/messages/lab.json a', found: 'Signautre' },
    ]);
  });

  it('reports misspelt and American words with their line', async () => {
    const text =
      '---\ndescription: A signautre\n---\n\n## Colors {/* #colors */}\n\nTeh notaword.\n';
    expect(await findings(text)).toMatchObject([
      { where: `${page} description`, found: 'signautre' },
      { where: `${page}:5`, found: 'Colors' },
      { where: `${page}:7`, found: 'Teh' },
      { where: `${page}:7`, found: 'notaword' },
    ]);
  });
});
