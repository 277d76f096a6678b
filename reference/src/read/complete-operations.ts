import { nameOf, type Operation, type PathItem, untagged } from '../openapi.ts';
import { firstSentence } from '../pages/first-sentence.ts';
import { foldName, isFileName, toFileName } from './file-names.ts';
import { mapEntries, mapOperations } from './map-operations.ts';
import type { Place } from './reading.ts';
import type { RepairKind } from './repairs.ts';

type Paths = Record<string, PathItem>;

// A longer sentence is no title.
const longestTitle = 80;

/** Gives every operation what a page cannot do without: an id that can name a file, a title and a tag. */
export function completeOperations(paths: Paths, at: Place): Paths {
  const names = chooseNames(paths);
  return mapEntries(paths, (item, path) =>
    mapOperations(item, (operation, method) => {
      const repair = (kind: RepairKind, detail?: string, ...keys: string[]) =>
        at.reading.repair(kind, at.reading.place(['paths', path, method, ...keys]), detail);
      const added: Partial<Operation> = {};
      const name = names.get(`${method} ${path}`) ?? '';
      if (operation.operationId !== name) {
        added.operationId = name;
        const kind = reasonFor(operation.operationId);
        repair(kind, name, ...(kind === 'id-missing' ? [] : ['operationId']));
      }
      if (!operation.summary?.trim()) {
        added.summary = titleOf(operation, method, path);
        repair('summary-missing', added.summary);
      }
      if (!operation.tags?.[0]) {
        added.tags = [untagged];
        repair('tag-missing');
      }
      return Object.keys(added).length === 0 ? operation : { ...operation, ...added };
    }),
  );
}

function reasonFor(id: string | undefined): RepairKind {
  if (!id) return 'id-missing';
  return isFileName(id) ? 'id-duplicate' : 'id-not-a-file-name';
}

/** Whoever has a name of its own keeps it; the others take what is left, in the order of the document. */
function chooseNames(paths: Paths): Map<string, string> {
  const ids: [key: string, id: string][] = [];
  for (const [path, item] of Object.entries(paths)) {
    mapOperations(item, (operation, method) => {
      ids.push([`${method} ${path}`, operation.operationId || nameOf(method, path)]);
      return operation;
    });
  }
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const take = (key: string, name: string) => {
    names.set(key, name);
    taken.add(foldName(name));
  };
  for (const [key, id] of ids) if (isFileName(id) && !taken.has(foldName(id))) take(key, id);
  const last = new Map<string, number>();
  for (const [key, id] of ids) {
    if (names.has(key)) continue;
    const wanted = toFileName(id);
    let name = wanted;
    // Goes on where the last one of this name stopped: a thousand of one name would try half a million.
    let n = last.get(wanted) ?? 1;
    while (taken.has(foldName(name))) {
      n += 1;
      name = toFileName(`${wanted}-${n}`);
    }
    last.set(wanted, n);
    take(key, name);
  }
  return names;
}

function titleOf(
  { operationId, description = '' }: Operation,
  method: string,
  path: string,
): string {
  const sentence = firstSentence(description.trim()).replace(/[.。]$/, '');
  const isPlain =
    sentence !== '' && sentence.length <= longestTitle && !/[<>`*_[\]#|]/.test(sentence);
  return isPlain ? sentence : operationId || `${method.toUpperCase()} ${path}`;
}
