import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

interface Props {
  clearable: boolean;
  onClear: () => void;
}

export default function Footer({ clearable, onClear }: Props): ReactNode {
  const hints = [
    ['↑ ↓', translate({ id: 'searchBar.hint.move', message: 'to move' })],
    ['↵', translate({ id: 'searchBar.hint.open', message: 'to open' })],
    ['Ctrl ↵', translate({ id: 'searchBar.hint.newTab', message: 'in a new tab' })],
    ['Esc', translate({ id: 'searchBar.hint.close', message: 'to close' })],
  ];
  return (
    <div className="search-footer">
      <span className="search-hints" aria-hidden="true">
        {hints.map(([keys, meaning]) => (
          <span key={keys}>
            <kbd>{keys}</kbd> {meaning}
          </span>
        ))}
      </span>
      {clearable && (
        <button type="button" onMouseDown={event => event.preventDefault()} onClick={onClear}>
          {translate({ id: 'searchBar.clearRecent', message: 'Clear recent searches' })}
        </button>
      )}
    </div>
  );
}
