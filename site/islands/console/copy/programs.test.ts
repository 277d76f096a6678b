import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { languages } from '.';

const target = { kind: 'local', origin: 'http://127.0.0.1:8787', appId: 'app_sandbox' } as const;
const request = {
  method: 'POST',
  path: "/v1/jobs?note=it's",
  headers: { 'Content-Type': 'application/json' },
  body: '{\n  "text": "it\'s a \\"test\\""\n}',
};

it('offers the languages of the samples', () => {
  const file = new URL('../../../../samples/languages.yaml', import.meta.url);
  const labels = parse(readFileSync(file, 'utf8')).map(({ label }: { label: string }) => label);
  expect(languages.map(({ name }) => name)).toEqual(labels);
});

it.each(languages)(
  '$name signs the path, names the header and contains no key',
  async ({ load }) => {
    const { print } = await load();
    const program = print(request, target);
    expect(program).toContain('EASEL-SHA256-RSA app_id=');
    expect(program).toContain('Content-Type');
    expect(program).toContain('easel-private-key.pem');
    expect(program).not.toContain('BEGIN');
    expect(print({ ...request, method: 'GET', body: undefined, headers: {} }, target)).toContain(
      'GET',
    );
  },
);

it('quotes for the shell', async () => {
  const { print } = await languages[0]!.load();
  expect(print(request, target)).toContain("REQUEST_PATH='/v1/jobs?note=it'\\''s'");
});
