import { expect, it } from 'vitest';
import { programs } from '.';

const target = { kind: 'local', origin: 'http://127.0.0.1:8787', appId: 'app_sandbox' } as const;
const request = {
  method: 'POST',
  path: "/v1/jobs?note=it's",
  headers: { 'Content-Type': 'application/json' },
  body: '{\n  "text": "it\'s a \\"test\\""\n}',
};

it.each(programs)('$name signs the path, names the header and holds no key', ({ print }) => {
  const program = print(request, target);
  expect(program).toContain('EASEL-SHA256-RSA app_id=');
  expect(program).toContain('Content-Type');
  expect(program).toContain('private.pem');
  expect(program).not.toContain('BEGIN');
  expect(print({ ...request, method: 'GET', body: undefined, headers: {} }, target)).toContain(
    'GET',
  );
});

it('quotes for the shell', () => {
  expect(programs[0]?.print(request, target)).toContain("REQUEST_PATH='/v1/jobs?note=it'\\''s'");
});
