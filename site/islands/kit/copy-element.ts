/**
 * Copies what an element says and tells whether it could. On plain http, and without permission, the page may not write
 * to the clipboard itself: the text is left selected, for the browser's own command or the reader's keys.
 */
export async function copyElement(element: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent ?? '');
    return true;
  } catch {
    getSelection()?.selectAllChildren(element);
    return document.execCommand('copy');
  }
}

/** Copy buttons of markup that React does not know. */
export async function followCopy({ target }: MouseEvent): Promise<void> {
  const button =
    target instanceof Element ? target.closest<HTMLButtonElement>('[data-copy]') : null;
  const code = button?.parentElement?.querySelector('pre');
  if (!button || !code || !(await copyElement(code))) return;
  // Kept, since a second press finds the tick where the label was.
  button.dataset.copy ||= button.textContent ?? '';
  button.textContent = '✓';
  setTimeout(() => {
    button.textContent = button.dataset.copy ?? '';
  }, 1500);
}
