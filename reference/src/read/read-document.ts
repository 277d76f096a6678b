import type { Messages } from '../edition.ts';
import { type JsonObject, listTags, type OpenApiDocument, type Tag, untagged } from '../openapi.ts';
import { completeOperations } from './complete-operations.ts';
import { mapOperations } from './map-operations.ts';
import { components, externalDocs, isNoExtension } from './read-parts.ts';
import { pathItem, security } from './read-paths.ts';
import { schema } from './read-schema.ts';
import { servers } from './read-servers.ts';
import { isObject, list, map, object, text, unexpected } from './readers.ts';
import { below, type Place, Reading } from './reading.ts';
import type { Repair } from './repairs.ts';

export interface ReadDocument {
  document: OpenApiDocument;
  /** What was mended, each place once. */
  repairs: Repair[];
}

const known = /^3\.[012](?:\.|$)/;
const newest = '3.2.0';

/**
 * Any document of OpenAPI 3 as pages can be made of it. What is in order stays the same object; what is read a second time has
 * nothing left to mend.
 */
export function readDocument(
  written: unknown,
  { leadsNowhere }: Pick<Messages, 'leadsNowhere'>,
): ReadDocument {
  const root = refuse(written);
  const reading = new Reading(root, leadsNowhere);
  const at = reading.place();
  const read = fields(withWebhooks(withVersion(root, at)), at) as JsonObject;
  const whole = withShared(withInfo(read, at), at) as unknown as OpenApiDocument;
  const paths = whole.paths && completeOperations(whole.paths, at);
  const document = withTags(paths === whole.paths ? whole : { ...whole, paths: paths ?? {} }, at);
  return { document, repairs: reading.repairs };
}

const pathItems = map(pathItem, isNoExtension);

const fields = object({
  info: object({
    title: text,
    version: text,
    summary: text,
    description: text,
    termsOfService: text,
    contact: object({ name: text, url: text, email: text }),
    license: object({ name: text, url: text, identifier: text }),
  }),
  externalDocs,
  servers,
  security,
  tags: list(tag),
  paths: pathItems,
  webhooks: pathItems,
  components,
});

function tag(value: unknown, at: Place): unknown {
  if (typeof value === 'string') {
    unexpected(value, at);
    return tagFields({ name: value }, at);
  }
  return tagFields(value, at);
}

/** What a tag is called on pages is its summary in 3.2, and was an extension before. */
const tagFields = object(
  { name: text, description: text, summary: text, 'x-displayName': text, externalDocs },
  (read, at) => {
    if (typeof read.name !== 'string' || read.name === '') return unexpected(read.name, at);
    if (read.summary === undefined || read['x-displayName'] !== undefined) return read;
    return { ...read, 'x-displayName': read.summary };
  },
);

function refuse(written: unknown): JsonObject {
  if (!isObject(written)) throw new Error('This is no OpenAPI document: it is not an object.');
  if (written.swagger !== undefined)
    throw new Error(
      'Swagger 2.0 is not read. Convert it once: npx swagger2openapi swagger.json --outfile openapi.json',
    );
  const parts = ['openapi', 'paths', 'webhooks', 'components'];
  if (!parts.some(key => key in written))
    throw new Error(`This is no OpenAPI document: it has none of ${parts.join(', ')}.`);
  return written;
}

function withVersion(root: JsonObject, at: Place): JsonObject {
  if (typeof root.openapi === 'string' && known.test(root.openapi)) return root;
  at.reading.repair('version-unknown', below(at, 'openapi'), String(root.openapi));
  return { ...root, openapi: newest };
}

/** Documents of 3.0 have their webhooks in an extension. */
function withWebhooks(root: JsonObject): JsonObject {
  const { 'x-webhooks': webhooks, ...rest } = root;
  return root.webhooks === undefined && isObject(webhooks) ? { ...rest, webhooks } : root;
}

function withInfo(read: JsonObject, at: Place): JsonObject {
  const info = isObject(read.info) ? read.info : {};
  if (typeof info.title === 'string' && typeof info.version === 'string') return read;
  at.reading.repair('info-missing', below(at, 'info'));
  return { ...read, info: { title: 'API', version: '', ...info } };
}

/** Schemas that references name where pages do not look; reading one may find the next. */
function withShared(read: JsonObject, at: Place): JsonObject {
  const made: Record<string, unknown> = {};
  for (const { name, target } of at.reading.shared.values())
    made[name] = schema(target.value, at.reading.place(target.keys));
  if (Object.keys(made).length === 0) return read;
  const around = isObject(read.components) ? read.components : {};
  const schemas = isObject(around.schemas) ? around.schemas : {};
  return { ...read, components: { ...around, schemas: { ...schemas, ...made } } };
}

function withTags(document: OpenApiDocument, at: Place): OpenApiDocument {
  const declared = new Map<string, Tag>();
  for (const [index, tag] of (document.tags ?? []).entries()) {
    const place = at.reading.place(['tags', String(index)]);
    if (declared.has(tag.name)) at.reading.repair('tag-duplicate', place, tag.name);
    else declared.set(tag.name, tag);
  }
  const kept = [...declared.values()];
  const tags = listTags({ ...document, tags: kept });
  repairUndeclared(document, new Set(declared.keys()), at);
  return tags.length === (document.tags ?? []).length && kept.length === tags.length
    ? document
    : { ...document, tags };
}

/** Each where it is met first. What has no tag at all is told of already. */
function repairUndeclared({ paths = {} }: OpenApiDocument, known: Set<string>, at: Place): void {
  known.add(untagged);
  for (const [path, item] of Object.entries(paths)) {
    mapOperations(item, (operation, method) => {
      const [name = untagged] = operation.tags ?? [];
      const place = at.reading.place(['paths', path, method, 'tags', '0']);
      if (!known.has(name)) at.reading.repair('tag-undeclared', place, name);
      known.add(name);
      return operation;
    });
  }
}
