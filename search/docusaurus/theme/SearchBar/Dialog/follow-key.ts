import type { KeyboardEvent } from 'react';

export interface List {
  count: number;
  /** -1 while none is. */
  active: number;
  expanded: boolean;
  show: (expanded: boolean) => void;
  point: (index: number) => void;
  choose: (inNewTab: boolean) => void;
}

/** The keys of a combobox whose list is reached without leaving the field. */
export function followKey(event: KeyboardEvent, list: List): void {
  // Enter and arrows belong to the input method while it composes a word.
  if (event.nativeEvent.isComposing) return;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step && list.count > 0) {
    event.preventDefault();
    if (!list.expanded) list.show(true);
    else if (list.active < 0) list.point(step > 0 ? 0 : list.count - 1);
    else list.point((list.active + step + list.count) % list.count);
  } else if (event.key === 'Enter') {
    event.preventDefault();
    if (list.expanded) list.choose(event.ctrlKey || event.metaKey);
    else list.show(true);
  } else if (event.key === 'Tab') {
    list.show(false);
  }
}
