/** A Map that forgets its least recently used entry, so that no caller can fill the memory. */
export class BoundedMap<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  readonly #limit: number;
  readonly #weigh: (value: Value) => number;
  readonly #onForget: (value: Value) => void;
  #weight = 0;

  constructor(
    limit: number,
    weigh: (value: Value) => number = () => 1,
    onForget: (value: Value) => void = () => undefined,
  ) {
    this.#limit = limit;
    this.#weigh = weigh;
    this.#onForget = onForget;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.delete(key);
    this.#entries.set(key, value);
    this.#weight += this.#weigh(value);
    for (const [oldest, entry] of this.#entries) {
      if (this.#weight <= this.#limit || oldest === key) break;
      this.delete(oldest);
      this.#onForget(entry);
    }
  }

  delete(key: Key): void {
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#weight -= this.#weigh(value);
    this.#entries.delete(key);
  }

  values(): IterableIterator<Value> {
    return this.#entries.values();
  }
}
