/** How much of what can be reached from it a page shows. */
export interface Extent {
  /** Markup, as estimated. */
  bytes: number;
  /** Levels of fields. */
  depth: number;
  /** Shared schemas inside one another. Those farther in are read on pages of their own. */
  shared: number;
  /** Of an example. */
  characters: number;
  /** Lists of operations without their addresses. */
  brief?: true;
  /** Nothing is narrower: what does not fit is counted and left out. */
  last?: true;
}

/**
 * With the frame of a page and a sidebar in which a tag of two hundred operations is open, which are 80 kB together, a
 * page of this size stays below 400 kB of HTML.
 */
const wholePage = 310_000;

/** A page that has to leave something to others is better short: the operations of Stripe are 50 kB in the mean then. */
const shortPage = 90_000;

const deepest = 10;
const longExample = 20_000;
const shortExample = 4_000;

const numbers = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index);

/** From the widest to the narrowest. A page takes the first that it fits into. */
export const extents: [Extent, ...Extent[]] = [
  { bytes: wholePage, depth: deepest, shared: deepest, characters: Number.POSITIVE_INFINITY },
  ...numbers(6, 1).map(shared => ({
    bytes: shortPage,
    depth: deepest,
    shared,
    characters: shortExample,
  })),
  ...numbers(deepest, 1).map(depth => ({
    bytes: shortPage,
    depth,
    shared: 0,
    characters: shortExample,
  })),
  { bytes: wholePage, depth: 1, shared: 0, characters: shortExample, last: true },
];

/** Of the page that lists all others. */
export const overviewExtents: [Extent, ...Extent[]] = [
  extents[0],
  { ...extents[0], brief: true },
  { ...extents[0], depth: 1, shared: 0, brief: true, last: true },
];

/** Thrown by what does not fit, so that the page is tried in a narrower extent. */
export class TooLarge extends Error {}

/** A text that is longer is an account of its own. */
const longestText = 5_000;

/** What a page may still hold. Everything on it is paid from here, whether request, response or example. */
export class Budget {
  readonly extent: Extent;
  #left: number;
  /** Parts that found no room. */
  omitted = 0;

  constructor(extent: Extent) {
    this.extent = extent;
    this.#left = extent.bytes;
  }

  get isSpent(): boolean {
    return this.#left <= 0;
  }

  /** A document may say the same a thousand times: whatever is not the first of its extent has to fit. */
  spend(bytes: number): void {
    this.#left -= bytes;
    if (this.isSpent && !this.extent.last) throw new TooLarge();
  }

  /** As many as fit, and the number of the others. */
  take<T, R>(
    items: readonly T[],
    make: (item: T, index: number) => R,
  ): { made: R[]; more: number } {
    const made: R[] = [];
    for (const [index, item] of items.entries()) {
      if (this.isSpent) break;
      made.push(make(item, index));
    }
    return { made, more: items.length - made.length };
  }

  /** The same where the page tells at its end how many are missing. */
  takeParts<T, R>(items: readonly T[], make: (item: T) => R): R[] {
    const { made, more } = this.take(items, make);
    this.omitted += more;
    return made;
  }

  /** For what a page can do without: takes what is left and makes no page shorter. */
  affords(text: string): boolean {
    const bytes = weighCode(text);
    if (bytes >= this.#left) return false;
    this.#left -= bytes;
    return true;
  }

  /** A text, or its beginning where not even the narrowest extent has room for it. */
  text(text: string): string {
    const shown = this.extent.last && text.length > longestText ? beginning(text) : text;
    if (shown !== text) this.omitted += 1;
    this.spend(weighText(shown));
    return shown;
  }

  /** As much of an example as the extent allows. */
  example(text: string): { text: string; more: number } {
    const most = Math.min(this.extent.characters, this.extent.last ? longExample : text.length);
    const shown = text.length > most ? text.slice(0, lineEnd(text, most)) : text;
    this.spend(weighCode(shown));
    return { text: shown, more: text.length - shown.length };
  }
}

function beginning(text: string): string {
  const end = text.lastIndexOf('\n', longestText);
  return `${text.slice(0, end > longestText / 2 ? end : longestText).trimEnd()} …`;
}

function lineEnd(text: string, most: number): number {
  const end = text.lastIndexOf('\n', most);
  return end > most / 2 ? end : most;
}

/** With the box around it and its colours. */
const weighCode = (text: string) => 300 + 3 * weighText(text);

/** Signs that markup writes longer than they are. */
function weighText(text: string): number {
  return text.length + 5 * (text.match(/[<>&"'`*[\]|]/g)?.length ?? 0);
}
