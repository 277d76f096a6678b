/** @jsxRuntime automatic */
import type { ReactNode } from 'react';

export function Method({ method }: { method: string }): ReactNode {
  return <span className={`badge badge--method badge--${method}`}>{method.toUpperCase()}</span>;
}
