type Path = (string | number)[];

export interface Text {
  path: Path;
  text: string;
}

interface Action {
  target: string;
  update: Record<string, string>;
}

const textKeys = new Set(['title', 'summary', 'description', 'x-displayName']);
// Below these keys stands data of the API, which is the same in every language.
const dataKeys = new Set(['value', 'example', 'default', 'enum', 'const', 'required', 'mapping']);
// Below these keys stand names that the document has chosen, which may look like keywords.
const nameMaps = new Set([
  'paths',
  'webhooks',
  'properties',
  'patternProperties',
  '$defs',
  'parameters',
  'headers',
  'requestBodies',
  'responses',
  'examples',
  'schemas',
  'securitySchemes',
  'links',
  'callbacks',
  'pathItems',
  'variables',
  'content',
]);

/** Every text that a reader may see, with its place. */
export function listTexts(document: unknown): Text[] {
  const texts: Text[] = [];
  walk(document, [], false, texts);
  return texts;
}

function walk(node: unknown, path: Path, names: boolean, texts: Text[]): void {
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) walk(item, [...path, index], false, texts);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    const here = [...path, key];
    if (names) walk(value, here, false, texts);
    else if (textKeys.has(key)) {
      if (typeof value === 'string' && value.trim() !== '') texts.push({ path: here, text: value });
      // Examples in the plural of a schema are a list of values.
    } else if (!dataKeys.has(key) && !(key === 'examples' && Array.isArray(value)))
      walk(value, here, nameMaps.has(key) && !Array.isArray(value), texts);
  }
}

/** Texts as actions of an overlay, one for each object that has any. */
export function toActions(document: unknown, texts: Text[]): Action[] {
  const actions = new Map<string, Action>();
  for (const { path, text } of texts) {
    const target = toJsonPath(document, path.slice(0, -1));
    const action = actions.get(target) ?? { target, update: {} };
    action.update[String(path.at(-1))] = text;
    actions.set(target, action);
  }
  return [...actions.values()];
}

/** Items of a list go by their name if only one has it, so that an action survives when one is put before them. */
function toJsonPath(document: unknown, path: Path): string {
  let node = document;
  let text = '$';
  for (const step of path) {
    text += typeof step === 'number' ? toIndex(node as unknown[], step) : toKey(step);
    node = (node as Record<string, unknown>)[step];
  }
  return text;
}

const toKey = (key: string) => (/^[a-z_]\w*$/i.test(key) ? `.${key}` : `[${quote(key)}]`);

function toIndex(list: unknown[], index: number): string {
  const names = list.map(item => (item as { name?: unknown } | null)?.name);
  const name = names[index];
  const isAlone = typeof name === 'string' && names.indexOf(name) === names.lastIndexOf(name);
  return isAlone ? `[?@.name==${quote(name)}]` : `[${index}]`;
}

const quote = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
