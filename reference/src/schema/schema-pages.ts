import type { OpenApiDocument } from '../openapi.ts';

const prefix = '#/components/schemas/';

export interface SchemaPage {
  /** Its address in the document. */
  ref: string;
  name: string;
  /** Of the page, below the overview. */
  id: string;
}

/** Which page a shared schema has if one is needed. The same for all pages, so that they can link to one another. */
export function nameSchemaPages({ components }: OpenApiDocument): Map<string, SchemaPage> {
  const taken = new Set<string>();
  return new Map(
    Object.keys(components?.schemas ?? {}).map(name => {
      const ref = prefix + name.replaceAll('~', '~0').replaceAll('/', '~1');
      return [ref, { ref, name, id: `schemas/${takeFileName(name, taken)}` }] as const;
    }),
  );
}

/** File systems may not tell capitals apart, and hold no more than 255 bytes. */
const longest = 60;

/** Docusaurus leaves out what begins with a line, takes a number at the beginning for a rank and a dot for an ending. */
export function takeFileName(name: string, taken: Set<string>): string {
  const plain = name.replace(/[^\p{L}\p{N}_]+/gu, '-').replace(/^[-_]+|-+$/g, '');
  const wanted = (/^\p{N}|^$/u.test(plain) ? `no-${plain}` : plain).slice(0, longest);
  let file = wanted;
  for (let n = 2; taken.has(file.toLowerCase()); n += 1) file = `${wanted}-${n}`;
  taken.add(file.toLowerCase());
  return file;
}

/** The pages of shared schemas as one page sees them, with those that it leads to. */
export class SchemaPages {
  readonly #pages: ReadonlyMap<string, SchemaPage>;
  readonly #route: string;
  readonly #own: string | undefined;
  readonly needed = new Set<string>();

  /** A page does not lead to itself. */
  constructor(pages: ReadonlyMap<string, SchemaPage>, route: string, own?: string) {
    this.#pages = pages;
    this.#route = route;
    this.#own = own;
  }

  has(identity: unknown): identity is string {
    return typeof identity === 'string' && identity !== this.#own && this.#pages.has(identity);
  }

  linkTo(ref: string): { path: string; anchor: string; label: string } {
    this.needed.add(ref);
    const { id, name } = this.#pages.get(ref)!;
    return { path: `${this.#route}/${id}`, anchor: '', label: name };
  }
}
