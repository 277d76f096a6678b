const maxEntries = 1000;
const maxText = 16_384;

/** Remembers the last thousand. */
export class Journal<Entry> {
  #entries: Entry[] = [];

  note(entry: Entry): void {
    this.#entries.push(entry);
    if (this.#entries.length > maxEntries) this.#entries.shift();
  }

  list(): Entry[] {
    return [...this.#entries];
  }

  clear(): void {
    this.#entries = [];
  }
}

/** The beginning of a body, as it passes by. */
export class Overheard {
  #pieces: Uint8Array[] = [];
  #length = 0;

  hear(piece: Uint8Array): void {
    if (this.#length < maxText) this.#pieces.push(piece.slice(0, maxText - this.#length));
    this.#length += piece.length;
  }

  /** Nothing if there was no body. */
  describe(): { body?: string; bodyBytes?: number } {
    if (this.#length === 0) return {};
    return { body: Buffer.concat(this.#pieces).toString(), bodyBytes: this.#length };
  }
}
