import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseAuthorization, printAuthorization } from './authorization-header.ts';
import { encodeBase64 } from './bytes.ts';

const idChars = [...'ABCXYZabcxyz0189_-'];
const id = (minLength: number) =>
  fc.string({ unit: fc.constantFrom(...idChars), minLength, maxLength: 64 });
const authorization = fc.record({
  appId: id(1),
  keyId: fc.option(id(1), { nil: undefined }),
  nonce: id(16),
  timestamp: fc.integer({ min: 1, max: 999_999_999_999_999 }),
  signature: fc.uint8Array({ minLength: 1, maxLength: 512 }).map(encodeBase64),
});

it('reads back what it printed', () => {
  fc.assert(
    fc.property(authorization, value => {
      expect(parseAuthorization(printAuthorization(value))).toEqual({ ok: true, value });
    }),
  );
});

it('never throws, and accepts only what it would print, in some order', () => {
  const fragment = fc.constantFrom(
    'EASEL-SHA256-RSA', ' ', ',', '=', 'app_id=a', 'nonce_str=0123456789abcdef', 'timestamp=1',
    'signature=QQ==', 'key_id=k', '"', '__proto__=1', 'toString', '\n', 'é',
  ); // biome-ignore format: a table
  fc.assert(
    fc.property(fc.array(fc.oneof(fragment, fc.string())), parts => {
      const header = parts.join('');
      const parsed = parseAuthorization(header);
      if (!parsed.ok) return;
      const sorted = (text: string) =>
        text
          .slice(text.indexOf(' ') + 1)
          .split(',')
          .sort();
      expect(sorted(header)).toEqual(sorted(printAuthorization(parsed.value)));
    }),
    { numRuns: 2000 },
  );
});

const good = 'app_id=a,nonce_str=0123456789abcdef,timestamp=1,signature=QQ==';

it.each([
  [undefined, 'header-missing'],
  [null, 'header-missing'],
  ['', 'header-missing'],
  [`Bearer ${good}`, 'wrong-scheme'],
  ['EASEL-SHA256-RSA', 'param-unknown'],
  [`EASEL-SHA256-RSA  ${good}`, 'param-unknown'],
  [`EASEL-SHA256-RSA ${good}, key_id=k`, 'param-unknown'],
  [`EASEL-SHA256-RSA ${good},app_id=a`, 'param-duplicate'],
  [`EASEL-SHA256-RSA ${good} `, 'param-malformed'],
  [`EASEL-SHA256-RSA ${good}\n`, 'param-malformed'],
  [`EASEL-SHA256-RSA ${good},key_id=`, 'param-malformed'],
  [`EASEL-SHA256-RSA ${good},__proto__=1`, 'param-unknown'],
  [`EASEL-SHA256-RSA ${good.replace('timestamp=1', 'timestamp=01')}`, 'param-malformed'],
  [`EASEL-SHA256-RSA ${good.replace('timestamp=1', 'timestamp=1e3')}`, 'param-malformed'],
  [`EASEL-SHA256-RSA ${good.replace('app_id=a,', '')}`, 'param-missing'],
])('refuses %j as %s', (header, reason) => {
  expect(parseAuthorization(header)).toMatchObject({ ok: false, reason });
});

it('refuses to print what the server would refuse', () => {
  const value = { appId: 'a,b', nonce: 'short', timestamp: 1, signature: 'QQ==' };
  expect(() => printAuthorization(value)).toThrowError(
    expect.objectContaining({ name: 'SigningError' }),
  );
});
