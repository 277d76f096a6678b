interface Navbar {
  items?: { type?: string }[];
}

/**
 * The navbar with an item for the search, which holds the dialog. Where a site names none, the classic theme shows an empty
 * box in its place.
 */
export function withSearchItem<Theme extends { navbar?: Navbar }>(theme: Theme): Theme {
  const items = theme.navbar?.items ?? [];
  if (items.some(({ type }) => type === 'search')) return theme;
  const search = { type: 'search', position: 'right' };
  return { ...theme, navbar: { ...theme.navbar, items: [...items, search] } };
}
