import type { ReactNode } from 'react';

export default function SearchIcon(): ReactNode {
  return (
    <svg className="search-icon" viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
      <path d="m13 13 4.5 4.5M15 8.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z" />
    </svg>
  );
}
