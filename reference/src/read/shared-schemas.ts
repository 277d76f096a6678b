import { type Target, toPointer } from './pointer.ts';
import { isObject } from './readers.ts';
import type { Reading } from './reading.ts';

/** Where a document that was loaded keeps the other files it is made of. */
export const filesKey = '$files';

/** What says where a schema is, and nothing of what it is. */
const structure = new Set(
  'components schemas schema properties items allOf oneOf anyOf additionalProperties paths webhooks responses requestBody content parameters headers $defs definitions'.split(
    ' ',
  ),
);

/** The name that a schema has, or is given, among the shared ones. */
export function sharedName(reading: Reading, target: Target): string {
  const [components, schemas, name, ...further] = target.keys;
  if (
    components === 'components' &&
    schemas === 'schemas' &&
    name !== undefined &&
    further.length === 0
  )
    return name;
  const pointer = toPointer(target.keys);
  const known = reading.shared.get(pointer);
  if (known) return known.name;
  const made = makeName(reading, target);
  reading.shared.set(pointer, { name: made, target });
  return made;
}

function makeName(reading: Reading, { keys, value }: Target): string {
  const title = isObject(value) && typeof value.title === 'string' ? value.title : '';
  const telling = tellingKeys(keys);
  const words = (title || telling.join('-')).split(/[^\p{L}\p{N}_.]+/u).filter(Boolean);
  const wanted = words.join('-').slice(0, 80) || 'Schema';
  let name = wanted;
  for (let n = 2; reading.isTaken(name); n += 1) name = `${wanted}-${n}`;
  return name;
}

function tellingKeys(keys: string[]): string[] {
  const [first, file = '', ...inside] = keys;
  const within = first === filesKey ? inside : keys;
  const telling = within.filter(key => !structure.has(key) && !/^[\w.+-]+\/[\w.+*-]+$/.test(key));
  if (telling.length > 0 || first !== filesKey) return telling;
  return [file.replace(/^.*\//, '').replace(/\.\w+$/, '')];
}
