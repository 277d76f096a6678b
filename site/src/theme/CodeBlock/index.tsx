/**
 * Ejected from @docusaurus/theme-classic 3.10.2: the original renders every block anew once the page is alive, for the
 * sake of Prism's themes. Ours are style sheet variables, and the markup from the server is kept (decisions/0029).
 */
import type { Props } from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import { Children, isValidElement, type ReactNode } from 'react';

export default function CodeBlock({ children, ...props }: Props): ReactNode {
  const parts = Children.toArray(children);
  // What has elements in it cannot be copied as text.
  if (parts.some(part => isValidElement(part))) {
    return <ElementContent {...props}>{children}</ElementContent>;
  }
  return <StringContent {...props}>{parts.join('')}</StringContent>;
}
