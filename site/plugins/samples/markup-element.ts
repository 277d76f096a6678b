import { expressionAttribute } from '../page-imports/expression-attribute.ts';

/** `<SampleMarkup markup={name}/>`, as a node of the page. */
export function markupElement(name: string): object {
  return {
    type: 'mdxJsxFlowElement',
    name: 'SampleMarkup',
    attributes: [expressionAttribute('markup', name)],
    children: [],
  };
}
