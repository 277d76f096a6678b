import type { ContractDocument } from '../contract-types.ts';

/** What readers read, and what only our pages use: it may change without a new version. */
const forReaders = new Set([
  'info',
  'tags',
  'summary',
  'description',
  'example',
  'examples',
  'externalDocs',
  'x-displayName',
  'x-use-when',
  'x-avoid-when',
  'x-credits',
  'x-order-rule',
  'x-enum-descriptions',
  'x-reserved-types',
  'x-related',
  'x-essentials',
]);
// Below these keys stand names chosen by the contract, which may look like keywords.
const nameMaps = new Set(['properties', 'headers', 'schemas', 'responses', 'parameters']);

/** Where two documents differ in what programs send and get, as JSON Pointers. */
export function findApiDifferences(base: ContractDocument, revision: ContractDocument): string[] {
  return differences(base, revision, '', false);
}

function differences(base: unknown, revision: unknown, pointer: string, names: boolean): string[] {
  if (base === revision) return [];
  if (!isObject(base) || !isObject(revision) || Array.isArray(base) !== Array.isArray(revision))
    return [pointer];
  if (Array.isArray(base) && ![...base, ...Object.values(revision)].every(isObject))
    return JSON.stringify(base) === JSON.stringify(revision) ? [] : [pointer];
  const keys = new Set([...Object.keys(base), ...Object.keys(revision)]);
  return [...keys]
    .filter(key => names || !forReaders.has(key))
    .filter(key => pointer !== '/components' || key !== 'examples')
    .flatMap(key =>
      differences(
        base[key],
        revision[key],
        `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`,
        !names && nameMaps.has(key) && !Array.isArray(base[key]),
      ),
    );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
