import type { ContractDocument } from '@easel/contract';
import { stringify } from 'yaml';
import { makeArazzo, type Workflow } from './arazzo.ts';
import { makeBodySchemas } from './body-schemas.ts';
import { makeBrunoFolder } from './bruno.ts';
import { makeHttpFile } from './http-file.ts';
import { makePostmanCollection } from './postman.ts';
import type { Words } from './words.ts';
import { zip } from './zip.ts';

export type { Workflow, WorkflowStep } from './arazzo.ts';
export type { Words } from './words.ts';

/** Everything that is made of the contract for other people's tools: file name → what is in it. */
export function makeCollections(
  document: ContractDocument,
  workflows: Workflow[],
  words: Words,
  /** Where the files will be published. */
  address: string,
): Map<string, string | Uint8Array> {
  const bruno = makeBrunoFolder(document, words);
  const folder = new Map([...bruno].map(([name, text]) => [`easel/${name}`, text]));
  const arazzo = makeArazzo(document, workflows, words);
  const schemas = makeBodySchemas(document, `${address}schemas/`);
  return new Map<string, string | Uint8Array>([
    ['easel.postman_collection.json', print(makePostmanCollection(document, words))],
    ['easel-bruno.zip', zip(folder)],
    ['easel.http', makeHttpFile(document, words)],
    ['easel.arazzo.yaml', stringify(arazzo, { aliasDuplicateObjects: false, lineWidth: 0 })],
    ...[...schemas].map(([id, schema]) => [`schemas/${id}.schema.json`, print(schema)] as const),
  ]);
}

const print = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
