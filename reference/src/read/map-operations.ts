import { methods, type Operation, type PathItem } from '../openapi.ts';

type Change = (operation: Operation, method: string) => Operation;

/** The same item if no operation changes. */
export function mapOperations(item: PathItem, change: Change): PathItem {
  const named = mapEntries(item as Record<string, Operation>, (operation, key) =>
    methods.some(method => method === key) ? change(operation, key) : operation,
  ) as PathItem;
  const { additionalOperations: others } = named;
  if (!others) return named;
  const changed = mapEntries(others, (operation, key) => change(operation, key.toLowerCase()));
  return changed === others ? named : { ...named, additionalOperations: changed };
}

/** The same record if no entry changes. */
export function mapEntries<T>(
  record: Record<string, T>,
  change: (value: T, key: string) => T,
): Record<string, T> {
  const entries = Object.entries(record).map(([key, value]) => [key, change(value, key)] as const);
  return entries.every(([key, value]) => value === record[key])
    ? record
    : (Object.fromEntries(entries) as Record<string, T>);
}
