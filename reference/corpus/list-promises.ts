type Json = Record<string, unknown>;

/** What a document says that a page has to say, too: each as `kind: what`, in words that both can be asked for. */
export type Promises = Set<string>;

/** A name that some schema of an operation requires, whether or not that schema is the one that has it. */
export const anywhere = 'required anywhere';

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** An operation as it was written, without any of the code that makes pages: what both got wrong would not be seen. */
export interface Written {
  method: string;
  path: string;
  promises: Promises;
}

export function listWritten(document: Json): Written[] {
  const reader = new Reader(document);
  return Object.entries((document.paths ?? {}) as Json).flatMap(([path, node]) => {
    const item = reader.resolve(node);
    if (!isObject(item) || path.startsWith('x-')) return [];
    return methods
      .filter(method => isObject(item[method]))
      .map(method => ({ method, path, promises: reader.operation(item[method] as Json, item) }));
  });
}

const bounds = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'];
const words = ['pattern', 'format'];
/** Each has a meaning for values of one type alone. */
const inside = { items: 'array', additionalProperties: 'object' };
const alternatives = ['allOf', 'oneOf', 'anyOf', 'prefixItems'];

class Reader {
  readonly #document: Json;

  constructor(document: Json) {
    this.#document = document;
  }

  resolve(node: unknown, met = new Set<string>()): unknown {
    if (!isObject(node) || typeof node.$ref !== 'string') return node;
    if (met.has(node.$ref)) return undefined;
    met.add(node.$ref);
    const keys = node.$ref.replace(/^#\//, '').split('/');
    const target = keys.reduce<unknown>((parent, key) => {
      const name = decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');
      return (parent as Json | undefined)?.[name];
    }, this.#document);
    return this.resolve(target, met);
  }

  operation(operation: Json, item: Json): Promises {
    const promises: Promises = new Set();
    const met = new Set<unknown>();
    if (operation.deprecated === true) promises.add('deprecated: operation');
    for (const node of this.#parameters(operation, item)) this.#parameter(node, promises, met);
    this.#content(this.resolve(operation.requestBody), promises, met);
    for (const [status, node] of Object.entries((operation.responses ?? {}) as Json)) {
      if (status.startsWith('x-')) continue;
      promises.add(`response: ${status}`);
      const response = this.resolve(node);
      if (!isObject(response)) continue;
      for (const [name, header] of Object.entries((response.headers ?? {}) as Json)) {
        promises.add(`name: ${name}`);
        const resolved = this.resolve(header);
        if (isObject(resolved)) this.#schema(resolved.schema, promises, met);
      }
      this.#content(response, promises, met);
    }
    const security = (operation.security ?? this.#document.security ?? []) as Json[];
    for (const [scheme, scopes] of security.flatMap(way => Object.entries(way ?? {}))) {
      promises.add(`security: ${scheme}`);
      for (const scope of Array.isArray(scopes) ? scopes : []) promises.add(`scope: ${scope}`);
    }
    return promises;
  }

  /** What the operation says again counts; what the path says of it does not. */
  #parameters(operation: Json, item: Json): Json[] {
    const own = [item.parameters, operation.parameters].flatMap(nodes =>
      (Array.isArray(nodes) ? nodes : []).map(node => this.resolve(node)).filter(isObject),
    );
    return [...new Map(own.map(node => [`${node.in} ${node.name}`, node])).values()];
  }

  #parameter(node: Json, promises: Promises, met: Set<unknown>): void {
    promises.add(`name: ${node.name}`);
    if (node.required === true) promises.add(`required: ${node.name}`);
    if (node.deprecated === true) promises.add(`deprecated: ${node.name}`);
    this.#schema(node.schema, promises, met);
    for (const media of Object.values((node.content ?? {}) as Json)) {
      if (isObject(media)) this.#schema(media.schema, promises, met);
    }
  }

  #content(node: unknown, promises: Promises, met: Set<unknown>): void {
    if (!isObject(node)) return;
    for (const [type, media] of Object.entries((node.content ?? {}) as Json)) {
      promises.add(`media: ${type}`);
      if (isObject(media)) this.#schema(media.schema, promises, met);
    }
  }

  #schema(node: unknown, promises: Promises, met: Set<unknown>): void {
    if (isObject(node) && Array.isArray(node.required))
      for (const name of node.required) promises.add(`${anywhere}: ${name}`);
    const schema = this.resolve(node);
    if (!isObject(schema) || met.has(schema)) return;
    met.add(schema);
    this.#values(schema, promises);
    const required = new Set(Array.isArray(schema.required) ? schema.required : []);
    // One part of an `allOf` may require what another part has.
    for (const name of required) promises.add(`${anywhere}: ${name}`);
    for (const [name, child] of Object.entries((schema.properties ?? {}) as Json)) {
      promises.add(`name: ${name}`);
      if (required.has(name)) promises.add(`required: ${name}`);
      const property = this.resolve(child);
      if (isObject(property) && property.deprecated === true) promises.add(`deprecated: ${name}`);
      this.#schema(child, promises, met);
    }
    for (const [key, type] of Object.entries(inside)) {
      const types = [schema.type ?? type].flat();
      if (types.includes(type)) this.#schema(schema[key], promises, met);
    }
    for (const key of alternatives) {
      for (const part of Array.isArray(schema[key]) ? (schema[key] as unknown[]) : [])
        this.#schema(part, promises, met);
    }
    for (const part of Object.values((schema.patternProperties ?? {}) as Json))
      this.#schema(part, promises, met);
  }

  #values(schema: Json, promises: Promises): void {
    const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
    for (const value of Array.isArray(schema.enum) ? schema.enum : [])
      promises.add(`value: ${text(value)}`);
    if (schema.const !== undefined) promises.add(`value: ${text(schema.const)}`);
    if (schema.default !== undefined) promises.add(`fact: ${JSON.stringify(schema.default)}`);
    for (const key of bounds)
      if (typeof schema[key] === 'number') promises.add(`fact: ${schema[key]}`);
    for (const key of words)
      if (typeof schema[key] === 'string') promises.add(`fact: ${schema[key]}`);
  }
}
