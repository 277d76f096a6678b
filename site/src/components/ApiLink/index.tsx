import Link from '@docusaurus/Link';
import { Method } from '@site/src/components/Badge';
import type { ReactNode } from 'react';

/** An operation named in running text: its method, its name, and the way to its page. */
export default function ApiLink({
  method,
  to,
  children,
}: {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  to: string;
  children: ReactNode;
}): ReactNode {
  return (
    <span className="api-link">
      <Method name={method} />{' '}
      <Link to={to}>
        <code>{children}</code>
      </Link>
    </span>
  );
}
