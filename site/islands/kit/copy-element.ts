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
