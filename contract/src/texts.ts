import type { ContractDocument } from './contract-types.ts';

export interface ContractText {
  path: (string | number)[];
  text: string;
}

const textKeys = new Set([
  'summary',
  'description',
  'x-displayName',
  'x-use-when',
  'x-avoid-when',
  'x-credits',
  'x-order-rule',
]);
const textMaps = new Set(['x-enum-descriptions', 'x-reserved-types']);
// Below these keys stands data of the API, which is the same in every language.
const dataKeys = new Set(['value', 'example', 'default', 'enum', 'const', 'required', 'mapping']);
// Below these keys stand names chosen by the contract, which may look like keywords: Model has a `description`.
const nameMaps = new Set([
  'properties',
  'parameters',
  'headers',
  'examples',
  'schemas',
  'responses',
  'parts',
]);

/** Every text a reader sees, with its place in the bundled document. */
export function listTexts(document: ContractDocument): ContractText[] {
  const texts: ContractText[] = [{ path: ['info', 'title'], text: document.info.title }];
  walk(document, [], false, texts);
  return texts;
}

function walk(
  node: unknown,
  path: (string | number)[],
  names: boolean,
  texts: ContractText[],
): void {
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) walk(item, [...path, index], false, texts);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    const here = [...path, key];
    if (names) walk(value, here, false, texts);
    else if (textKeys.has(key) && typeof value === 'string')
      texts.push({ path: here, text: value });
    else if (textMaps.has(key)) {
      for (const [name, text] of Object.entries(value as Record<string, string>)) {
        texts.push({ path: [...here, name], text });
      }
    } else if (!dataKeys.has(key))
      walk(value, here, nameMaps.has(key) && !Array.isArray(value), texts);
  }
}

/** Sentences that are the same in both: nobody has translated them. A single word may be the same in two languages. */
export function findUntranslated(
  original: ContractDocument,
  translated: ContractDocument,
): ContractText[] {
  const texts = new Map(listTexts(translated).map(({ path, text }) => [path.join('.'), text]));
  return listTexts(original).filter(
    ({ path, text }) => text.includes(' ') && texts.get(path.join('.')) === text,
  );
}
