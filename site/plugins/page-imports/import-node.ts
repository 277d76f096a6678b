/** `import name from 'source'`, as a node of the page. */
export function importNode(name: string, source: string): object {
  const raw = JSON.stringify(source);
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
    source: { type: 'Literal', value: source, raw },
    attributes: [],
  };
  const estree = { type: 'Program', sourceType: 'module', body: [declaration], comments: [] };
  return { type: 'mdxjsEsm', value: `import ${name} from ${raw};`, data: { estree } };
}
