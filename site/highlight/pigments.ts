const types: Record<string, string[]> = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  keyword: ['keyword', 'atrule', 'selector', 'tag', 'operator', 'request-line', 'important'],
  string: ['string', 'char', 'attr-value', 'url', 'regex'],
  number: ['number', 'boolean', 'constant', 'symbol', 'builtin'],
  name: ['function', 'class-name', 'property', 'attr-name', 'variable', 'header-name'],
  punctuation: ['punctuation'],
  deleted: ['deleted'],
  inserted: ['inserted'],
};

/** Kind of token to the class that colours it, src/css/code-colours.css. */
export const pigments: Record<string, string> = Object.fromEntries(
  Object.entries(types).flatMap(([pigment, names]) => names.map(name => [name, pigment])),
);
