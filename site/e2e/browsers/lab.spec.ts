import { readVectors, toCurl } from '../lab/vectors.ts';
import { expect, test } from './browser-test.ts';
import type { Reader } from './reader.ts';

const labels = {
  open: /Open the signature lab|打开签名实验室/,
  sandboxKey: /throw-away key|一次性密钥/,
  paste: /curl command|curl 命令/,
  answer: /server returned|服务器的响应/,
  check: /^Check$|^检查$/,
};
const lab = { role: 'region', name: /Signature lab|签名实验室/ };
const button = (name: RegExp) => ({ role: 'button', name, within: lab });

async function openLab(reader: Reader, path: string): Promise<void> {
  await reader.open(path);
  await reader.click({ role: 'link', name: labels.open });
  await reader.sees(button(labels.sandboxKey));
}

test('lab: a signature is built with the throw-away key, every part shown', async ({
  reader,
  at,
}) => {
  await openLab(reader, at('/docs/api/signature/signature_build'));
  await reader.sees({ css: '[data-testid="lab-bytes"]', text: /^79$/ });
  await reader.sees({ css: '[data-testid="lab-lines"]', text: 'POST⏎' });
  await reader.click(button(labels.sandboxKey));
  await reader.sees({
    role: 'group',
    name: 'Authorization',
    text: 'EASEL-SHA256-RSA app_id=app_sandbox',
  });
});

/** Five of the published mistakes, each of another kind. */
const mistakes = [
  'json-whitespace',
  'query-dropped',
  'timestamp-milliseconds',
  'newline-escaped',
  'method-case',
];

test('lab: five mistakes are named', async ({ reader, at }) => {
  const vectors = mistakes.map(code => {
    const vector = readVectors().find(
      ({ expect: { ok, explain = [] } }) => !ok && explain.length === 1 && explain[0] === code,
    );
    if (!vector) throw new Error(`No vector shows ${code}.`);
    return vector;
  });
  expect(vectors).toHaveLength(5);
  await openLab(reader, at('/docs/api/signature/signature_verify'));
  await reader.click(button(labels.sandboxKey));
  for (const vector of vectors) {
    const serverTime = new Date(vector.server.now * 1000).toISOString();
    await reader.fill(
      { role: 'textbox', name: labels.answer, within: lab },
      JSON.stringify({ code: vector.expect.code, serverTime }),
    );
    await reader.fill({ role: 'textbox', name: labels.paste, within: lab }, toCurl(vector));
    await reader.click(button(labels.check));
    for (const code of vector.expect.explain ?? [])
      await reader.sees({ css: `[data-code="${code}"]`, within: lab });
  }
});
