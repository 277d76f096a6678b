import type { ContractDocument } from '@easel/contract';
import {
  type CollectionRequest,
  type Folder,
  listFolders,
  listPathValues,
} from './list-requests.ts';
import { readScript } from './scripts.ts';
import type { Words } from './words.ts';

/** A collection in the format of Postman, version 2.1. */
export function makePostmanCollection(document: ContractDocument, words: Words): object {
  const [, sandbox] = document.servers;
  return {
    info: {
      name: document.info.title,
      description: words.about,
      version: document.info.version,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    item: listFolders(document).map(toFolder),
    auth: { type: 'noauth' },
    event: [
      toEvent('prerequest', [...readScript('sign-request'), '', ...readScript('postman-before')]),
      toEvent('test', readScript('postman-after')),
    ],
    variable: [
      toVariable('baseUrl', sandbox?.url ?? '', words.baseUrl),
      toVariable('appId', 'app_sandbox', words.appId),
      toVariable('privateKey', '', words.privateKey),
      toVariable('token', 'sbx_token_sandbox', words.token),
      ...listPathValues(document).map(({ name, value, description }) =>
        toVariable(name, value, description),
      ),
    ],
  };
}

const toEvent = (listen: string, exec: string[]) => ({
  listen,
  script: { type: 'text/javascript', exec },
});

const toVariable = (key: string, value: string, description: string) => ({
  key,
  value,
  type: 'string',
  description,
});

function toFolder({ name, description, requests }: Folder): object {
  return { name, description, item: requests.map(toItem) };
}

function toItem(entry: CollectionRequest): object {
  const request = toRequest(entry);
  const response = entry.responses.map(({ name, status, type, body }) => ({
    name,
    originalRequest: request,
    code: status,
    header: [{ key: 'Content-Type', value: type }],
    _postman_previewlanguage: 'json',
    body: JSON.stringify(body, null, 2),
  }));
  return { name: entry.name, request, response };
}

function toRequest({ method, path, query, headers, body, description }: CollectionRequest): object {
  const off = ({ name, value, description }: (typeof query)[number]) => ({
    key: name,
    value,
    description,
    disabled: true,
  });
  const json = { key: 'Content-Type', value: 'application/json' };
  return {
    method,
    header: [...(body === undefined ? [] : [json]), ...headers.map(off)],
    url: {
      raw: `{{baseUrl}}${path}`,
      host: ['{{baseUrl}}'],
      path: path.slice(1).split('/'),
      ...(query.length > 0 ? { query: query.map(off) } : {}),
    },
    description,
    ...(body === undefined
      ? {}
      : {
          body: {
            mode: 'raw',
            raw: JSON.stringify(body, null, 2),
            options: { raw: { language: 'json' } },
          },
        }),
  };
}
