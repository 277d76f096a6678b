import { copyElement } from './copy-element';

/** Links and copy buttons of markup that React does not know. */
export function followClick(
  event: MouseEvent,
  baseUrl: string,
  navigate: (path: string) => void,
): void {
  if (!(event.target instanceof Element)) return;
  const button = event.target.closest<HTMLButtonElement>('[data-copy]');
  if (button) copyBeside(button);
  const link = event.target.closest('a');
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const href = link.getAttribute('href') ?? '';
  // A file, such as the contract to download, is no page of the router.
  if (!href.startsWith(baseUrl) || /\.\w+$/.test(link.pathname)) return;
  event.preventDefault();
  navigate(href);
}

async function copyBeside(button: HTMLButtonElement): Promise<void> {
  const label = button.textContent;
  const code = button.parentElement?.querySelector('pre');
  if (!code || !(await copyElement(code))) return;
  button.textContent = '✓';
  setTimeout(() => {
    button.textContent = label;
  }, 1500);
}
