import { hostileInputs } from '../hostile-inputs.ts';
import type { Locale } from '../site-test.ts';

/**
 * All texts into every entrance take half an hour: `EVERY_TEXT=1`. Without it each field gets its share of them, in turns,
 * and a smaller one in the second language, where only the messages differ.
 */
export const everyText = Boolean(process.env.EVERY_TEXT);

/** One in so many, of what English gets one in `share` of. */
export function shareOf(locale: Locale, share: number): number {
  if (everyText) return 1;
  return locale === 'en' ? share : share * 4;
}

export function inTurns(locale: Locale, texts: string[], share: number): string[] {
  const every = shareOf(locale, share);
  return texts.filter((_, at) => at % every === 0);
}

/** Harmless where it stands, a call where it is taken for code. */
const code = '<img src=x onerror="window.hit=1">';
const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', code];
const strings = [
  code,
  '</script><script>window.hit=1</script>',
  'javascript:window.hit=1',
  '\ud800',
];
const values = [
  'null',
  'true',
  '-0',
  '1e999',
  '""',
  '[]',
  '{}',
  '[null]',
  '[[]]',
  '{"a":{"hit":1}}',
  '"\\ud800"',
  '{"0":1}',
  '[[[]]]',
];

/** What the tools look for in a text, with something else in its place. */
const shapes: ((text: string) => string)[] = [
  text => JSON.stringify({ status: 400, code: text, title: text, detail: text, errors: text }),
  text => JSON.stringify({ code: 'PARAM_ERROR', errors: [{ pointer: text, code: text, detail: text }] }),
  text => JSON.stringify({ params: { [text]: { class_type: text, inputs: { [text]: [text, 0] } } } }),
  text => JSON.stringify({ stages: [{ type: text, [text]: text }], requestId: text }),
  text => JSON.stringify({ event: text, job: { id: text, status: text, failedInfo: { reason: text } } }),
  text => `curl 'https://h.example/${text}' -H 'Authorization: ${text}' -d '${text}'`,
  text => `POST /${text} HTTP/1.1\nHost: ${text}\nAuthorization: EASEL-SHA256-RSA app_id=${text}\n\n${text}`,
  text => `webhook-id: ${text}\nwebhook-timestamp: ${text}\nwebhook-signature: v1,${text}\n\n${text}`,
  text => `https://h.example/v1/jobs?${text}=${text}#${text}`,
  text => `HTTP/1.1 ${text}\nRetry-After: ${text}\nDate: ${text}\n\n{"code":"${text}"}`,
  text => `-----BEGIN PRIVATE KEY-----\n${text}\n-----END PRIVATE KEY-----`,
]; // biome-ignore format: a table

/** JSON whose shape is not the expected one: each field of an answer, a graph and a request with each wrong value. */
function wrongShapes(): string[] {
  const fields = [
    ...['status', 'code', 'errors', 'serverTime', 'required', 'balance', 'retryable', 'reason'],
    ...['params', 'prompt', 'nodes', 'stages', 'requestId', 'job', 'event', 'metadata', 'id'],
  ];
  return fields.flatMap(field => values.map(value => `{"${field}":${value}}`));
}

function prototypes(): string[] {
  return names.flatMap(name => [
    name,
    `{"${name.replaceAll('"', '\\"')}":{"hit":1}}`,
    `{"stages":[{"${name.replaceAll('"', '\\"')}":{"hit":1}}]}`,
  ]);
}

/** More than 600 texts that nobody means to type, the same ones every time. Longer ones are in `long`. */
export const payloads: string[] = distinct([
  ...hostileInputs().filter(text => text.length < 10_000),
  ...shapes.flatMap(shape => [...strings, ...names].map(shape)),
  ...wrongShapes(),
  ...prototypes(),
  ...values,
]);

function distinct(texts: string[]): string[] {
  return [...new Set(texts)];
}

/**
 * For fields of several lines, as long as these may be. `site/islands/long-input.test.ts` has the readers of the tools read
 * more and longer ones.
 */
export const long: string[] = [
  '-\n'.repeat(4_900),
  '猫'.repeat(200_000),
  '{"a":'.repeat(40_000),
  `{"errors":[${'{"detail":"a"},'.repeat(5_000)}{}]}`,
  `{"1":{"class_type":"KSampler","inputs":{${Array.from({ length: 9_000 }, (_, n) => `"x${n}":1`).join()}}}}`,
  `{"stages":[${'{"type":"X"},'.repeat(3_000)}{}]}`,
];
