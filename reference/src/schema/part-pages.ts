import { createHash } from 'node:crypto';
import type { Schema } from '../openapi.ts';
import { type SchemaPage, takeFileName } from './name-schema-pages.ts';

/** A document that folds schemas into one another without end gets no more of them; what is left ends in a link to it. */
const mostParts = 20_000;

/** What a title and the name of a file have room for, the latter with a mark behind it that tells long ones apart. */
const longestTitle = 100;
const longestFile = 51;

/**
 * The pages of schemas without a name. They are found as pages are made that have no room for them, so a schema that is
 * used in several places is called after the first.
 */
export class PartPages {
  readonly #pages = new Map<Schema, SchemaPage>();
  /** Of files, in small letters. */
  readonly #taken: Set<string>;

  constructor(taken: Set<string>) {
    this.#taken = taken;
  }

  find(node: Schema, trail: string[]): SchemaPage | undefined {
    const known = this.#pages.get(node);
    if (known || this.#pages.size >= mostParts) return known;
    const id = `schemas/${takeFileName(fileNameOf(trail), this.#taken)}`;
    const name = shorten(trail, '.', longestTitle, ' … ');
    const page = { node, name, trail, id };
    this.#pages.set(node, page);
    return page;
  }
}

function fileNameOf(trail: string[]): string {
  const whole = trail.join('-');
  if (whole.length <= longestFile) return whole;
  const mark = createHash('sha256').update(whole).digest('hex').slice(0, 8);
  return `${shorten(trail, '-', longestFile, '-')}-${mark}`;
}

/** The first step says whose it is, and the last ones what it is. */
function shorten(trail: string[], joint: string, longest: number, gap: string): string {
  const whole = trail.join(joint);
  if (whole.length <= longest) return whole;
  const [first = '', ...rest] = trail;
  const start = first.slice(0, longest >> 1) + gap;
  const end = rest.findIndex(
    (_, index) => start.length + rest.slice(index).join(joint).length <= longest,
  );
  const shown =
    end < 0 ? (rest.at(-1) ?? '').slice(start.length - longest) : rest.slice(end).join(joint);
  return start + shown;
}
