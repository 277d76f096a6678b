import { loadContract } from '@easel/contract';
import { readDocument } from '@easel/reference';
import messages from '@easel/reference/messages.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { languages } from '../i18n/languages.ts';
import { contractIn } from '../i18n/translations.ts';

describe.each(languages)('the contract in $code', ({ code }) => {
  it('needs no mending, and its pages are made of it as it is', async () => {
    const written = await loadContract(contractIn(code, undefined));
    const { document, repairs } = readDocument(written, messages);
    expect(repairs).toEqual([]);
    expect(document).toBe(written);
  });
});
