interface NavbarItem {
  position?: 'left' | 'right';
}

/** The specification places an item without a position on the right; the engine would place it on the left. */
export function placeNavbarItems<T extends NavbarItem>(items: T[]): T[] {
  return items.map(item => ({ ...item, position: item.position ?? 'right' }));
}
