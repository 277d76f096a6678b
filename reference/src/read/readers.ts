import { isRef, type JsonObject } from '../openapi.ts';
import { escapeKey } from './pointer.ts';
import { below, isTooDeep, type Place, type Reader } from './reading.ts';

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with what is known of its fields; what is not known stays as it is. */
export function object(
  fields: Record<string, Reader>,
  finish?: (read: JsonObject, at: Place) => unknown,
): Reader {
  const reader: Reader = (value, at) => {
    if (!isObject(value)) return unexpected(value, at);
    if (isTooDeep(at)) return undefined;
    return at.reading.once(reader, value, at, () => {
      const read = mapFields(value, at, key =>
        Object.hasOwn(fields, key) ? fields[key] : undefined,
      );
      return finish ? finish(read, at) : read;
    });
  };
  return reader;
}

/** An object whose keys are names. */
export function map(entry: Reader, isName: (key: string) => boolean = () => true): Reader {
  return (value, at) => {
    if (!isObject(value)) return unexpected(value, at);
    return mapFields(value, at, key => (isName(key) ? entry : () => undefined));
  };
}

function mapFields(
  value: JsonObject,
  at: Place,
  readerOf: (key: string) => Reader | undefined,
): JsonObject {
  let changed = false;
  const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    const read = readerOf(key)?.(inner, below(at, key));
    const result = readerOf(key) ? read : inner;
    if (result !== inner) changed = true;
    return result === undefined ? [] : [[key, result]];
  });
  return changed ? Object.fromEntries(entries) : value;
}

export function list(entry: Reader): Reader {
  return (value, at) => {
    // One where a list belongs is a list of one; an empty object is none.
    if (isObject(value) && Object.keys(value).length > 0) {
      at.reading.repair('not-as-expected', at, 'not a list');
      return list(entry)([value], at);
    }
    if (!Array.isArray(value)) return unexpected(value, at);
    const read = value.map((inner, index) => entry(inner, below(at, String(index))));
    const kept = read.filter(inner => inner !== undefined);
    return kept.length === value.length && kept.every((inner, index) => inner === value[index])
      ? value
      : kept;
  };
}

export const text: Reader = (value, at) => {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number' && typeof value !== 'boolean') return unexpected(value, at);
  at.reading.repair('not-as-expected', at, 'not a text');
  return String(value);
};

export const number: Reader = (value, at) => {
  if (typeof value === 'number') return value;
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  if (Number.isNaN(read)) return unexpected(value, at);
  at.reading.repair('not-as-expected', at, 'not a number');
  return read;
};

export const flag: Reader = (value, at) => {
  if (typeof value === 'boolean') return value;
  if (value !== 'true' && value !== 'false') return unexpected(value, at);
  at.reading.repair('not-as-expected', at, 'not a boolean');
  return value === 'true';
};

export function unexpected(value: unknown, at: Place): undefined {
  const kind = value === null ? 'null' : Array.isArray(value) ? 'a list' : typeof value;
  at.reading.repair('not-as-expected', at, kind);
}

/**
 * A shared part, by reference or written out. A reference into `components` stays one; what is named anywhere else takes the place
 * of the reference. `lost` makes what stands for a part that is nowhere.
 */
export function orRef(section: string, reader: Reader, lost?: (notice: string) => unknown): Reader {
  return (value, at) => {
    if (!isRef(value)) return reader(value, at);
    const { reading } = at;
    const found = reading.follow(value.$ref, at);
    if (!found) return lost?.(reading.notice(value.$ref));
    const read = reader(found.last.value, reading.place(found.last.keys));
    const [components, part, name, ...further] = found.first.keys;
    const isShared = components === 'components' && part === section && further.length === 0;
    if (read === undefined || !isShared) return read;
    const $ref = `#/components/${section}/${escapeKey(name ?? '')}`;
    return $ref === value.$ref ? value : { ...value, $ref };
  };
}
