import { describe, expect, it } from 'vitest';
import { languages } from '../i18n/languages.ts';
import { readMessages } from '../i18n/translations.ts';
import type { Root } from './page-tree.ts';
import { signingRefusals, signingRefusalsOptions } from './signing-refusals.ts';

describe.each(languages)('$code', ({ code }) => {
  it('lists every reason the server can give to a signature, and none that it cannot', () => {
    const element = { type: 'mdxJsxFlowElement', name: 'SigningRefusals', attributes: [] };
    const root = { type: 'root', children: [element] } as unknown as Root;
    const options = signingRefusalsOptions(() => ({
      words: readMessages(code, 'contract-tables'),
      messages: readMessages(code, 'signing'),
    }));
    expect(JSON.stringify(options).length, 'every reader loads it').toBeLessThan(100);
    signingRefusals(options)(root);
    const shown = JSON.stringify(root);
    for (const reason of [
      'param-unknown',
      'param-duplicate',
      'param-malformed',
      'param-missing',
      'clock-skew',
      'unknown-app',
      'unknown-key',
      'signature-mismatch',
      'nonce-reused',
    ]) {
      expect(shown).toContain(`"value":"${reason}"`);
    }
    expect(shown).not.toContain('wrong-scheme');
    expect(shown).not.toMatch(/[{]\w+[}]/);
  });
});
