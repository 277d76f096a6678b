import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { isTooLong } from '../src/client/long-text.ts';
import { readShareHash } from './console/request/share-link.ts';
import { readAnswer, readPasted } from './lab/paste/read-pasted.ts';
import { readResponse } from './tools/error-explainer/read-response.ts';
import { readWebhook } from './tools/webhook-tester/verify-webhook.ts';
import { checkGraphText } from './tools/workflow-checker/check-graph-text.ts';

const readers: Record<string, (text: string) => unknown> = {
  readPasted,
  readAnswer,
  readWebhook,
  readResponse,
  checkGraphText,
  readShareHash: text => readShareHash(`#try=${text}`),
};

const length = 1_000_000;
const repeat = (text: string) => text.repeat(length / text.length);

const payloads: Record<string, string> = {
  blanks: repeat(' '),
  'blank lines': repeat('\n'),
  'blank lines between words': `x${repeat('\n')}x`,
  'lines of a dash': repeat('-\n'),
  'quoted lines': repeat('> \n'),
  'a command of many words': `curl ${repeat('a ')}`,
  'a command of many options': `curl ${repeat('-H a ')}`,
  'a command after blanks': `${repeat(' ')}curl https://h.example`,
  'an open quote': `curl '${repeat('a')}`,
  backslashes: `curl "${repeat('\\')}`,
  dollars: `curl ${repeat('$')}`,
  'open braces': repeat('{'),
  'open lists': repeat('{"a":['),
  'many fields': `{${repeat('"a":1,')}"b":1}`,
  'words with underscores': repeat('A_'),
  'one long word': repeat('A'),
  'status lines': repeat('HTTP/1.1 '),
  'digits and dots': `HTTP/${repeat('1.')}`,
  'names of headers': repeat('webhook-id '),
  'a header of blanks': `webhook-id${repeat(' ')}`,
  'date of blanks': `date:${repeat(' ')}`,
  'retry-after of blank lines': `retry-after:${repeat('\n')}`,
  'carriage returns': repeat('\r'),
  'carets for the Windows prompt': `curl ^"${repeat('^')}`,
  'backslashes for the Windows prompt': `curl ^"${repeat('\\')}`,
  'a program of brackets': `fetch(${repeat('[')}`,
  'a program of calls': `fetch(${repeat('a(')}`,
  'a program of texts': `fetch(${repeat('"a"+')}`,
  'a program of holes': `fetch(\`${repeat(`\${a}`)}`,
  'a program of open holes': `fetch(\`${repeat('${')}`,
  'Python of brackets': `requests.get({${repeat('{')}`,
  'Python of prefixes': `requests.get(${repeat('f"')}`,
  'Python of open comments': `requests.get(${repeat('#')}`,
  'PowerShell of tables': `iwr ${repeat('@{')}`,
  'PowerShell of brackets': `iwr ${repeat('(')}`,
  'PowerShell of characters': `iwr "${repeat('$([char]')}`,
  'PowerShell of backticks': `iwr ${repeat('`')}`,
  'HTTPie of many items': `http h/v1 ${repeat('a=1 ')}`,
  'lone surrogates': repeat('\ud800'),
};

/**
 * The square of a million steps takes hours, a million steps less than a second: the limit tells one from the other on any
 * machine. Only a script of `vm` can be ended in the middle of a regular expression.
 */
it.each(Object.entries(payloads))('1 MB of %s is read in time', { timeout: 600_000 }, (_, text) => {
  for (const [name, read] of Object.entries(readers)) {
    const run = () => runInNewContext('void read(text)', { read, text }, { timeout: 60_000 });
    expect(run, name).not.toThrow();
  }
});

it('a field refuses what would hold the page up', () => {
  expect(isTooLong('a'.repeat(262_144))).toBe(false);
  expect(isTooLong('a'.repeat(262_145))).toBe(true);
  expect(isTooLong('\n'.repeat(4_999))).toBe(false);
  expect(isTooLong('\n'.repeat(5_000))).toBe(true);
});
