export interface Fact {
  label: string;
  value: string;
  /** A value as a program writes it, a plain text, or a sentence in Markdown. */
  form: 'code' | 'text' | 'prose';
}

/** What extensions of a schema say, which only the site understands. */
export interface SchemaNotes {
  /** A default that depends on something else. */
  default?: string;
  facts?: Fact[];
}

export interface EnumValue {
  /** Given out once the fields around it have theirs. */
  anchor?: string;
  value: string;
  meaning?: string;
}

interface Variant {
  label: string;
  node: SchemaNode;
}

export interface Variants {
  keyword: 'oneOf' | 'anyOf';
  decidedBy?: string;
  options: Variant[];
}

/** One line of a schema tree: a property, an item, a variant or a whole body. */
export interface SchemaNode {
  anchor: string;
  name: string;
  type: string;
  required: boolean;
  deprecated: boolean;
  access?: 'readOnly' | 'writeOnly';
  description: string;
  facts: Fact[];
  values: EnumValue[];
  children: SchemaNode[];
  variants?: Variants;
  /**
   * The schema is described elsewhere: on the page, since repeating it, or recursing into it, helps nobody; or on a page of
   * its own, for which there is a path.
   */
  describedAt?: { anchor: string; label: string; path?: string };
  /** The tree ends here although the schema goes on: too deep for a page. */
  cut?: true;
  /** Fields, variants or values that are left out, because the page has no room for them. */
  more?: number;
}
