import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

const names = {
  new: translate({ id: 'site.badge.new', message: 'New' }),
  beta: translate({ id: 'site.badge.beta', message: 'Beta' }),
  deprecated: translate({ id: 'site.badge.deprecated', message: 'Deprecated' }),
};

export default function Badge({ kind }: { kind: keyof typeof names }): ReactNode {
  return <span className={`badge badge--${kind}`}>{names[kind]}</span>;
}

export function Method({ name }: { name: 'GET' | 'POST' | 'PUT' | 'DELETE' }): ReactNode {
  return <span className={`badge badge--method badge--${name.toLowerCase()}`}>{name}</span>;
}
