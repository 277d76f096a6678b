import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { interfaceSchema, type Schema } from './interface-schema.ts';
import { messageSchema } from './message-schema.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const folder = 'checks/generated/editor';

const inRoot = (...parts: string[]) => path.join(root, ...parts);

/** Each schema by the name of its file. */
export function listSchemas(): Map<string, Schema> {
  const journey = 'site/islands/journey/build-time/journey-source.ts';
  const entries = interfaceSchema(inRoot(journey), 'Entry');
  const tutorial = interfaceSchema(inRoot(journey), 'JourneySource');
  // Its steps are those that are left when the parts are put in.
  tutorial.$defs = { ...entries.$defs, ...tutorial.$defs };
  tutorial.$defs!.JourneySource!.properties!.steps!.items = { $ref: '#/$defs/Entry' };
  const part: Schema = {
    ...entries,
    $ref: undefined,
    type: 'array',
    items: { $ref: '#/$defs/SourceStep' },
  };
  const sample = interfaceSchema(inRoot('samples/runner/samples.ts'), 'Sample');
  const { task: _, ...fields } = sample.$defs!.Sample!.properties!;
  Object.assign(sample.$defs!.Sample!, {
    properties: fields,
    required: sample.$defs!.Sample!.required!.filter(name => name !== 'task'),
  });
  name(sample.$defs!.Sample!, 'operations', operations());
  name(sample.$defs!.Refusal!, 'operation', operations());
  name(sample.$defs!.Sample!, 'languages', languages());
  for (const schema of [tutorial, part]) name(schema.$defs!.SourceStep!, 'operation', operations());
  return new Map([
    ['sample', sample],
    ['journey', tutorial],
    ['journey-part', part],
    [
      'messages',
      { type: 'object', additionalProperties: { anyOf: [{ type: 'string' }, { $ref: '#' }] } },
    ],
    ...listMessageFiles().map(({ name, english }): [string, Schema] => [
      `messages-${name}`,
      messageSchema(JSON.parse(readFileSync(english, 'utf8'))),
    ]),
  ]);
}

/** What a field may name, so that an editor lists it. */
function name(schema: Schema, field: string, values: string[]): void {
  const found = schema.properties?.[field];
  if (!found) throw new Error(`There is no field ${field}.`);
  Object.assign(found.items ?? found, { enum: values });
}

const operations = (): string[] =>
  readdirSync(inRoot('contract/operations')).map(
    file => parse(readFileSync(inRoot('contract/operations', file), 'utf8')).operationId,
  );

const languages = (): string[] =>
  parse(readFileSync(inRoot('samples/languages.yaml'), 'utf8')).map(({ id }: { id: string }) => id);

/** The messages of a package are part of it in English. */
export function listMessageFiles(): { name: string; english: string }[] {
  const files = readdirSync(inRoot('site/i18n/zh/messages')).map(file => path.parse(file).name);
  return files.map(name => {
    const own = inRoot('site/i18n/en/messages', `${name}.json`);
    return { name, english: existsSync(own) ? own : inRoot(name, 'messages.json') };
  });
}
