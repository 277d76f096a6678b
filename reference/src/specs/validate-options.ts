import { inspect } from 'node:util';
import { allSamples } from '../samples/languages.ts';

type Check = (value: unknown, option: string) => void;

/** Stops the build with one sentence that says where to look. */
export function refuse(option: string, found: unknown, expected: string): never {
  const shown = inspect(found, { depth: 1, breakLength: Number.POSITIVE_INFINITY });
  throw new Error(`The option ${option} of the reference is ${shown}; expected ${expected}.`);
}

const text =
  (expected: string, pattern = /./): Check =>
  (value, option) => {
    if (typeof value !== 'string' || !pattern.test(value)) refuse(option, value, expected);
  };

const callable: Check = (value, option) => {
  if (typeof value !== 'function') refuse(option, value, 'a function');
};

const each =
  (check: Check, expected: string): Check =>
  (value, option) => {
    if (!Array.isArray(value) || value.length === 0) refuse(option, value, expected);
    for (const [index, entry] of value.entries()) check(entry, `${option}[${index}]`);
  };

const byName =
  (check: Check, expected: string): Check =>
  (value, option) => {
    if (!isRecord(value)) refuse(option, value, expected);
    for (const [name, entry] of Object.entries(value)) check(entry, `${option}.${name}`);
  };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function shape(fields: Record<string, Check>, required: string[]): Check {
  const names = Object.keys(fields).sort().join(', ');
  return (value, option) => {
    if (!isRecord(value)) refuse(option || 'list', value, `an object with ${required.join(', ')}`);
    const nameOf = (field: string) => (option ? `${option}.${field}` : field);
    for (const [field, entry] of Object.entries(value)) {
      const check = fields[field];
      if (!check)
        throw new Error(
          `The option ${nameOf(field)} of the reference is unknown; expected one of ${names}.`,
        );
      if (entry !== undefined) check(entry, nameOf(field));
    }
    for (const field of required) {
      // Its own check says what is expected.
      if (value[field] === undefined) fields[field]?.(undefined, nameOf(field));
    }
  };
}

const file = text('the path of a file, from the folder of the site');
const route = text('an address that begins with a slash and does not end with one', /^\/.*[^/]$/);
const name = text(
  'a name of letters, digits and hyphens that begins with a letter',
  /^[a-z][a-z\d-]*$/i,
);

const truth: Check = (value, option) => {
  if (typeof value !== 'boolean') refuse(option, value, 'true or false');
};

const codeSample = text(
  `one of ${allSamples.join(', ')}`,
  new RegExp(`^(${allSamples.join('|')})$`),
);
const codeSamples: Check = (value, option) => {
  if (value !== false) each(codeSample, 'a list of languages, or false')(value, option);
};

const overlays = byName((value, option) => {
  const check = Array.isArray(value) ? each(file, 'paths of overlays') : file;
  check(value, option);
}, 'an overlay for each language, such as { de: "openapi.de.overlay.yaml" }');

const source = { path: file, overlays };

const spec = shape(
  {
    ...source,
    id: name,
    route,
    versions: byName(shape(source, ['path']), 'a document for each version of the docs'),
    docs: text('the id of a docs plugin'),
    sidebar: text('the name of a sidebar'),
    downloads: each(text('an address of the site', /^\//), 'a list of addresses'),
    console: truth,
    codeSamples,
    extend: callable,
  },
  ['path'],
);

const plugin = text('the id of the plugin, a text');
const component = text('the module of a component, as an import names it');

const checkSpecs = shape(
  {
    id: plugin,
    specs: each(spec, 'a list of documents, such as [{ path: "openapi.yaml" }]'),
    component,
    messages: byName(file, 'a file of messages for each language'),
  },
  ['specs'],
);

const checkEditions = shape(
  {
    id: plugin,
    route,
    docsRoute: text('the address of the docs, which begins with a slash', /^\//),
    component,
    editions: callable,
    sidebar: text('the name of a sidebar'),
    pathsToWatch: callable,
  },
  ['route', 'component', 'editions'],
);

/** Whatever the configuration of a site says: throws at the first thing that cannot be meant. */
export function checkOptions(options: unknown): void {
  if (isRecord(options) && 'editions' in options) {
    checkEditions(options, '');
    return;
  }
  checkSpecs(options, '');
  const { specs } = options as { specs: { id?: string }[] };
  specs.forEach(({ id }, index) => {
    const option = `specs[${index}].id`;
    if (id === undefined && specs.length > 1)
      refuse(option, id, 'a name, because there are several documents');
    if (id !== undefined && specs.findIndex(other => other.id === id) < index)
      refuse(option, id, 'a name that no other document has');
  });
}
