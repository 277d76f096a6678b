export type LoadShard = (name: string) => Promise<unknown>;

/** A shard that failed is missing from this answer only: the next query asks for it again. */
export function loadOnce(loadShard: LoadShard) {
  const loads = new Map<string, Promise<unknown>>();
  return async <T>(name: string, decode: (content: unknown) => T): Promise<T | undefined> => {
    const begin = async () => decode(await loadShard(name));
    const started = loads.get(name) ?? begin();
    loads.set(name, started);
    try {
      return (await started) as T;
    } catch {
      loads.delete(name);
      return undefined;
    }
  };
}
