import { describe, expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { everySampleIsShown as rule } from './every-sample-is-shown.ts';

const page = 'site/docs/a.md';
const good = {
  'contract/operations/get-job.yaml': '',
  'samples/languages.yaml':
    '- { id: curl, program: "{task}.sh", client: easel.sh }\n- { id: go, program: main.go, client: easel.go }',
  'samples/get-job/sample.yaml': 'operations: [get-job]',
  'samples/upscale/sample.yaml': 'operations: [create-job]',
  [page]: 'Text\n\n<Sample task="upscale" />\n\n<Sample client />\n',
};
const findings = (change: Record<string, string>) =>
  rule.findings(fixtureRepository({ ...good, ...change }));

describe('every sample is shown', () => {
  it('accepts journeys on pages, operations on their reference pages, and the clients', () => {
    expect(findings({})).toEqual([]);
  });

  it('accepts clients shown one by one', () => {
    const text =
      '<Sample task="upscale" />\n<Sample client lang="curl" />\n<Sample client lang="go" />';
    expect(findings({ [page]: text })).toEqual([]);
  });

  it('reports a journey that no page shows', () => {
    expect(findings({ 'samples/lora/sample.yaml': '' })).toMatchObject([
      { where: 'samples/lora/sample.yaml' },
    ]);
  });

  it('does not take a mention in code for a sample', () => {
    const text = '`<Sample task="upscale" />`\n\n<Sample client />';
    expect(findings({ [page]: text })).toMatchObject([{ where: 'samples/upscale/sample.yaml' }]);
  });

  it('reports a client that no page shows', () => {
    const text = '<Sample task="upscale" />\n<Sample client lang="curl" />';
    expect(findings({ [page]: text })).toMatchObject([{ where: 'samples/clients/easel.go' }]);
  });
});
