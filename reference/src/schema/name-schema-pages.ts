import type { OpenApiDocument, Schema } from '../openapi.ts';

const prefix = '#/components/schemas/';

export interface SchemaPage {
  /** A reference to a shared schema, or one without a name. */
  node: Schema;
  name: string;
  /** Where its fields are, for the names of those that get pages, too. */
  trail: string[];
  /** Of the page, below the overview. */
  id: string;
}

/** Which page a shared schema has if one is needed. The same for all pages, so that they can link to one another. */
export function nameSchemaPages(
  { components }: OpenApiDocument,
  taken: Set<string>,
): Map<string, SchemaPage> {
  return new Map(
    Object.keys(components?.schemas ?? {}).map(name => {
      const ref = prefix + name.replaceAll('~', '~0').replaceAll('/', '~1');
      const id = `schemas/${takeFileName(name, taken)}`;
      return [ref, { node: { $ref: ref }, name, trail: [name], id }] as const;
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
