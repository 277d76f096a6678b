/** Hands out ids that are unique on one page and stay the same as long as the names do. */
export class Anchors {
  readonly #taken: Set<string>;

  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set(taken);
  }

  /** For an attempt that may be given up. */
  copy(): Anchors {
    return new Anchors(this.#taken);
  }

  take(...parts: string[]): string {
    const wanted = parts.map(toFragment).filter(Boolean).join('-');
    let anchor = wanted;
    for (let n = 2; this.#taken.has(anchor); n += 1) anchor = `${wanted}-${n}`;
    this.#taken.add(anchor);
    return anchor;
  }
}

function toFragment(text: string): string {
  return text.replace(/[^\p{L}\p{N}_]+/gu, '-').replace(/^-+|-+$/g, '');
}
