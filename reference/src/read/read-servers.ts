import type { JsonObject } from '../openapi.ts';
import { isObject, list, map, object, text } from './readers.ts';
import { below, type Place, type Reader } from './reading.ts';

const variable = object({ default: text, description: text, enum: list(text) });

/** With the values that hold unless a caller chooses others, because an address with a gap leads nowhere. */
const server: Reader = object(
  { url: text, description: text, variables: map(variable) },
  (read, at) => {
    if (typeof read.url !== 'string') return unusable(at, 'no address');
    const url = fill(read.url, read, at);
    if (!URL.canParse(url, 'https://localhost')) return unusable(at, url);
    return url === read.url ? read : { ...read, url, template: read.url.trim() };
  },
);

function unusable(at: Place, detail: string): undefined {
  at.reading.repair('server-unusable', at, detail);
}

function fill(url: string, { variables }: JsonObject, at: Place): string {
  return url.trim().replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const given = isObject(variables) ? variables[name] : undefined;
    if (isObject(given) && typeof given.default === 'string') return given.default;
    const [first] = isObject(given) && Array.isArray(given.enum) ? given.enum : [];
    at.reading.repair('server-unusable', below(at, 'url'), `no default for ${name}`);
    return String(first ?? name);
  });
}

export const servers = list(server);
