import type { OpenApiDocument, Schema } from '../openapi.ts';
import { nameSchemaPages, type SchemaPage } from './name-schema-pages.ts';
import { PartPages } from './part-pages.ts';

/** All pages that schemas have or may get. */
export interface AllSchemaPages {
  shared: ReadonlyMap<string, SchemaPage>;
  parts: PartPages;
}

export function startSchemaPages(document: OpenApiDocument): AllSchemaPages {
  const taken = new Set<string>();
  return { shared: nameSchemaPages(document, taken), parts: new PartPages(taken) };
}

interface Link {
  path: string;
  anchor: string;
  label: string;
}

/** The pages of schemas as one page sees them, with those that it leads to. */
export class SchemaPages {
  readonly #all: AllSchemaPages;
  readonly #route: string;
  readonly #own: SchemaPage | undefined;
  readonly #trail: string[];
  readonly needed = new Set<SchemaPage>();

  /** A page does not lead to itself. */
  constructor(all: AllSchemaPages, route: string, start: string | SchemaPage) {
    this.#all = all;
    this.#route = route;
    this.#own = typeof start === 'string' ? undefined : start;
    this.#trail = typeof start === 'string' ? [start] : start.trail;
  }

  has(identity: unknown): identity is string {
    const page = typeof identity === 'string' ? this.#all.shared.get(identity) : undefined;
    return page !== undefined && page !== this.#own;
  }

  linkTo(ref: string): Link {
    return this.#linkTo(this.#all.shared.get(ref)!);
  }

  /** To the page of a schema without a name, called after the fields that lead to it. */
  linkToPart(node: Schema, anchor: string[]): Link | undefined {
    // The fields of a page of a schema are below it, and need no word for that.
    const trail = [...this.#trail, ...anchor.slice(this.#own ? 1 : 0)];
    const page = node === this.#own?.node ? undefined : this.#all.parts.find(node, trail);
    return page && this.#linkTo(page);
  }

  #linkTo(page: SchemaPage): Link {
    this.needed.add(page);
    return { path: `${this.#route}/${page.id}`, anchor: '', label: page.name };
  }
}
