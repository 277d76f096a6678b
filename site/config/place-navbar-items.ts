interface NavbarItem {
  position?: 'left' | 'right';
}

/** An item without a position belongs on the right; Docusaurus would place it on the left. */
export function placeNavbarItems<T extends NavbarItem>(items: T[]): T[] {
  return items.map(item => ({ ...item, position: item.position ?? 'right' }));
}
