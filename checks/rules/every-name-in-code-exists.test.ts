import { describe, expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { everyNameInCodeExists as rule } from './every-name-in-code-exists.ts';

const page = 'site/docs/a.md';
const findings = (text: string) =>
  rule.findings(
    fixtureRepository({
      'contract/schemas/a.yaml': 'properties: { negativePrompts: { enum: [IMAGE_TO_INPAINT] } }',
      'contract/src/a.ts': 'const hiddenName = 1;',
      'samples/lora/lora.mjs': 'await easel.waitForJob(process.env.EASEL_API);',
      'sandbox/src/core/a.ts': 'export const serverTime = 1;',
      [page]: text,
    }),
  );

describe('every name in code exists', () => {
  it('accepts names of contract, samples and sandbox, and what is no name', () => {
    const text =
      '`negativePrompts`, `IMAGE_TO_INPAINT`, `waitForJob`, `EASEL_API`, `serverTime`, `GET`, `steps`, `a b`, `Retry-After`';
    expect(findings(text)).toEqual([]);
  });

  it.each(['negativePrompt', 'IMAGE_TO_INPAINTING', 'hiddenName', 'EASEL_URL'])(
    'reports %s',
    found => {
      expect(findings(`Text\n\nUse \`${found}\`.`)).toMatchObject([{ where: `${page}:3`, found }]);
    },
  );
});
