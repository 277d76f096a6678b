import type { ContractDocument } from '@easel/contract';
import { type CollectionRequest, listFolders, listPathValues } from './list-requests.ts';
import type { Words } from './words.ts';

/** Requests as editors send them. They cannot compute RSA, so this one takes the token. */
export function makeHttpFile(document: ContractDocument, words: Words): string {
  const [, sandbox] = document.servers;
  const variables = [
    ['baseUrl', sandbox?.url],
    ['token', 'sbx_token_sandbox'],
    ...listPathValues(document).map(({ name, value }) => [name, value]),
  ];
  const head = [
    comment(`${document.info.title} ${document.info.version}`),
    comment(words.httpFile),
    '',
    ...variables.map(([name, value]) => `@${name} = ${value}`),
  ];
  const requests = listFolders(document).flatMap(({ requests }) => requests);
  return `${[head.join('\n'), ...requests.map(request => printRequest(request, words))].join('\n\n')}\n`;
}

const comment = (text: string) =>
  text
    .split('\n')
    .map(line => `# ${line}`)
    .join('\n');

function printRequest(request: CollectionRequest, words: Words): string {
  const { name, method, path, query, headers, body } = request;
  const cancels = request.operation === 'cancel-job' ? [comment(words.httpJob)] : [];
  const optional = [
    ...query.map(({ name, value }) => `# ?${name}=${value}`),
    ...headers.map(({ name, value }) => `# ${name}: ${value}`),
  ];
  return [
    `### ${name}`,
    ...cancels,
    ...optional,
    `${method} {{baseUrl}}${path}`,
    'Authorization: Bearer {{token}}',
    ...(body === undefined ? [] : ['Content-Type: application/json', '', printBody(body)]),
  ].join('\n');
}

/** Editors make an ID of their own for each request. */
const printBody = (body: unknown) =>
  JSON.stringify(body, null, 2).replace('{{requestId}}', '{{$guid}}');
