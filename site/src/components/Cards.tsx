import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

export default function Cards({ children }: { children: ReactNode }): ReactNode {
  return <ul className="cards">{children}</ul>;
}

export function Card({
  to,
  title,
  children,
}: {
  to: string;
  title: ReactNode;
  children?: ReactNode;
}): ReactNode {
  return (
    <li>
      <Link className="card-link" to={to}>
        <span className="card-link__title">{title}</span>
        {children && <span className="card-link__text">{children}</span>}
      </Link>
    </li>
  );
}
