/** `name={variable}`, as a node of the page. */
export function expressionAttribute(name: string, variable: string): object {
  const expression = { type: 'Identifier', name: variable };
  const statement = { type: 'ExpressionStatement', expression };
  const estree = { type: 'Program', sourceType: 'module', body: [statement], comments: [] };
  const value = { type: 'mdxJsxAttributeValueExpression', value: variable, data: { estree } };
  return { type: 'mdxJsxAttribute', name, value };
}
