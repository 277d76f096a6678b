import type { ContractDocument } from '@easel/contract';
import { type CollectionRequest, listFolders, listPathValues } from './list-requests.ts';
import { readScript } from './scripts.ts';
import type { Words } from './words.ts';

/** A folder as Bruno opens it: path → text. */
export function makeBrunoFolder(document: ContractDocument, words: Words): Map<string, string> {
  const { title } = document.info;
  const files = new Map<string, string>();
  const settings = { version: '1', name: title, type: 'collection', ignore: [] };
  files.set('bruno.json', `${JSON.stringify(settings, null, 2)}\n`);
  files.set('collection.bru', printBlocks(collectionBlocks(words)));
  for (const [name, text] of environments(document, words)) files.set(name, text);
  for (const [index, folder] of listFolders(document).entries()) {
    const meta = pairs({ name: folder.name, seq: index + 1 });
    files.set(`${folder.tag}/folder.bru`, printBlocks([['meta', meta], docs(folder.description)]));
    const met = new Map<string, number>();
    for (const [at, request] of folder.requests.entries()) {
      const { operation } = request;
      const count = (met.get(operation) ?? 0) + 1;
      met.set(operation, count);
      const name = count > 1 ? `${operation}-${count}` : operation;
      files.set(`${folder.tag}/${name}.bru`, printBlocks(requestBlocks(request, at + 1)));
    }
  }
  return files;
}

type Block = [name: string, lines: string[]];

const pairs = (values: Record<string, string | number>) =>
  Object.entries(values).map(([name, value]) => `${name}: ${value}`);

const docs = (text: string): Block => ['docs', text.split('\n')];

/** What is inside a block is indented, so a brace at the start of a line can only end it. */
function printBlocks(blocks: Block[]): string {
  return blocks
    .map(([name, lines]) => {
      const inner = lines.map(line => (line === '' ? '' : `  ${line}`)).join('\n');
      return `${name} {\n${inner}\n}\n`;
    })
    .join('\n');
}

function collectionBlocks(words: Words): Block[] {
  return [
    ['auth', ['mode: none']],
    ['script:pre-request', [...readScript('sign-request'), '', ...readScript('bruno-before')]],
    ['script:post-response', readScript('bruno-after')],
    ['tests', readScript('bruno-tests')],
    docs(words.about),
  ];
}

/** Bruno keeps what is secret out of the files. The token of the sandbox is no secret. */
function environments(document: ContractDocument, words: Words): [string, string][] {
  const [production, sandbox] = document.servers;
  const values = Object.fromEntries(
    listPathValues(document).map(({ name, value }) => [name, value]),
  );
  const open = { baseUrl: sandbox?.url ?? '', appId: 'app_sandbox', token: 'sbx_token_sandbox' };
  const closed = { baseUrl: production?.url ?? '', appId: '' };
  const print = (vars: Record<string, string>, secrets: string) =>
    `${printBlocks([['vars', pairs(vars)]])}vars:secret [\n  ${secrets}\n]\n`;
  return [
    [`environments/${words.sandbox}.bru`, print({ ...open, ...values }, 'privateKey')],
    [
      `environments/${words.production}.bru`,
      print({ ...closed, ...values }, 'privateKey,\n  token'),
    ],
  ];
}

function requestBlocks(request: CollectionRequest, seq: number): Block[] {
  const { name, method, path, query, headers, body, description } = request;
  const call = {
    url: `{{baseUrl}}${path}`,
    body: body === undefined ? 'none' : 'json',
    auth: 'none',
  };
  const off = (fields: typeof query) => fields.map(({ name, value }) => `~${name}: ${value}`);
  const optional = [
    ['params:query', off(query)],
    ['headers', off(headers)],
    ['body:json', body === undefined ? [] : JSON.stringify(body, null, 2).split('\n')],
  ] satisfies Block[];
  return [
    ['meta', pairs({ name, type: 'http', seq })],
    [method.toLowerCase(), pairs(call)],
    ...optional.filter(([, lines]) => lines.length > 0),
    docs(description),
  ];
}
