const program = (statement: object) => ({
  estree: { type: 'Program', sourceType: 'module', body: [statement], comments: [] },
});

/** `import name from 'file'`, as a node of the page. */
export function importNode(name: string, file: string): object {
  const source = JSON.stringify(file);
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from ${source}`,
    data: program({
      type: 'ImportDeclaration',
      specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
      source: { type: 'Literal', value: file, raw: source },
      attributes: [],
    }),
  };
}

/** `<SampleMarkup markup={name}/>`. */
export function markupElement(name: string): object {
  return {
    type: 'mdxJsxFlowElement',
    name: 'SampleMarkup',
    attributes: [
      {
        type: 'mdxJsxAttribute',
        name: 'markup',
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value: name,
          data: program({
            type: 'ExpressionStatement',
            expression: { type: 'Identifier', name },
          }),
        },
      },
    ],
    children: [],
  };
}
