import type { ReactNode } from 'react';

/** Stands for what a long list does not show. */
export default function More({ count }: { count: number }): ReactNode {
  return count > 0 && `… +${count}`;
}
