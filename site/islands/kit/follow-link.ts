/** Links of markup that React does not know. */
export function followLink(
  event: MouseEvent,
  baseUrl: string,
  navigate: (path: string) => void,
): void {
  if (!(event.target instanceof Element)) return;
  const link = event.target.closest('a');
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const href = link.getAttribute('href') ?? '';
  // A file, such as the contract to download, is no page of the router.
  if (!href.startsWith(baseUrl) || /\.\w+$/.test(link.pathname)) return;
  event.preventDefault();
  navigate(href);
}
