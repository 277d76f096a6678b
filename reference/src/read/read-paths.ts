import { isRef, type JsonObject, methods, type Operation } from '../openapi.ts';
import { mapOperations } from './map-operations.ts';
import { externalDocs, isNoExtension, parameters, requestBody, responses } from './read-parts.ts';
import { servers } from './read-servers.ts';
import { flag, isObject, list, map, object, orRef, text } from './readers.ts';
import { below, type Place, type Reader } from './reading.ts';

export const security = list(map(list(text)));

const operation: Reader = (value, at) => {
  const read = fields(value, at);
  return isObject(read) ? sayWhatIsLost(read, value, at) : undefined;
};

const fields = object({
  operationId: text,
  summary: text,
  description: text,
  deprecated: flag,
  tags: list(text),
  parameters,
  requestBody,
  responses,
  security,
  servers,
  externalDocs,
  callbacks: (value, at) => callbacks(value, at),
});

/** A parameter of which nothing is known cannot have a line of its own. */
function sayWhatIsLost(read: JsonObject, around: unknown, at: Place): JsonObject {
  const written = isObject(around) && Array.isArray(around.parameters) ? around.parameters : [];
  const lost = written.filter(isRef).filter(({ $ref }, index) => {
    const place = below(below(at, 'parameters'), String(index));
    return !at.reading.follow($ref, place);
  });
  if (lost.length === 0) return read;
  const notices = lost.map(({ $ref }) => at.reading.notice($ref));
  const texts = [read.description, ...new Set(notices)].filter(Boolean);
  return { ...read, description: texts.join('\n\n') };
}

const operations = Object.fromEntries(
  methods.flatMap(method => [method, method.toUpperCase()]).map(method => [method, operation]),
);

const itemFields = object(
  {
    ...operations,
    additionalOperations: map(operation),
    parameters,
    servers,
    summary: text,
    description: text,
  },
  inLowerCase,
);

function inLowerCase(read: JsonObject, at: Place): JsonObject {
  const isMethod = (key: string) => methods.some(method => method === key.toLowerCase());
  const wrong = Object.keys(read).filter(key => isMethod(key) && key !== key.toLowerCase());
  for (const key of wrong) at.reading.repair('not-as-expected', below(at, key), key);
  return wrong.length === 0
    ? read
    : Object.fromEntries(
        Object.entries(read).map(([key, value]) => [
          isMethod(key) ? key.toLowerCase() : key,
          value,
        ]),
      );
}

/** A path may have parts of its own beside a reference to another one. */
export const pathItem: Reader = (value, at) => {
  const parts = listParts(value, at);
  const read = parts.map(part => itemFields(part.value, part.at)).filter(isObject);
  if (read.length === 0) return undefined;
  const [only, another] = read;
  const item = only && !another ? only : Object.assign({}, ...read);
  const written = parts.flatMap(part => (isObject(part.value) ? part.value.parameters : []));
  return mapOperations(item, operation => share(operation, item, written, at));
};

function listParts(value: unknown, at: Place): { value: unknown; at: Place }[] {
  if (!isRef(value)) return [{ value, at }];
  const { $ref, ...own } = value;
  const target = at.reading.follow($ref, at)?.last;
  return [
    ...(target ? [{ value: target.value, at: at.reading.place(target.keys) }] : []),
    ...(Object.keys(own).length > 0 ? [{ value: own, at }] : []),
  ];
}

/** What the operations of a path have in common each has itself afterwards; only parameters are put together later. */
function share(
  operation: Operation,
  item: JsonObject,
  parameters: unknown[],
  at: Place,
): Operation {
  const { summary, description, servers } = item;
  const whole = sayWhatIsLost(operation as JsonObject, { parameters }, at);
  const common = Object.entries({ summary, description, servers }).filter(
    ([key, said]) => said !== undefined && whole[key] === undefined,
  );
  return (common.length === 0 ? whole : { ...whole, ...Object.fromEntries(common) }) as Operation;
}

const callbacks = map(orRef('callbacks', map(pathItem, isNoExtension)), isNoExtension);
