/** `<SampleMarkup markup={name}/>`, as a node of the page. */
export function markupElement(name: string): object {
  const statement = { type: 'ExpressionStatement', expression: { type: 'Identifier', name } };
  const estree = { type: 'Program', sourceType: 'module', body: [statement], comments: [] };
  const value = { type: 'mdxJsxAttributeValueExpression', value: name, data: { estree } };
  return {
    type: 'mdxJsxFlowElement',
    name: 'SampleMarkup',
    attributes: [{ type: 'mdxJsxAttribute', name: 'markup', value }],
    children: [],
  };
}
