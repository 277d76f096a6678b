/** The buttons of a code block. `code` is what to copy where the markup does not hold it as it is. */
export function followCodeButtons(event: MouseEvent, code?: string): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  const block = button?.closest('.sample-code, .ref-code, .ref-endpoint');
  const shown = block?.querySelector<HTMLElement>('pre, code');
  if (!button || !shown) return;
  if (button.dataset.wrap !== undefined) toggleWrap(button, shown);
  if (button.dataset.copy !== undefined) void copy(button, shown, code);
}

function toggleWrap(button: HTMLButtonElement, shown: HTMLElement): void {
  const wrap = button.getAttribute('aria-pressed') !== 'true';
  button.setAttribute('aria-pressed', String(wrap));
  shown.toggleAttribute('data-unwrapped', !wrap);
}

async function copy(button: HTMLButtonElement, shown: HTMLElement, code?: string): Promise<void> {
  if (!(await copyElement(shown, code))) return;
  // Kept, since a second press finds the tick where the label was.
  button.dataset.copy ||= button.textContent ?? '';
  button.textContent = '✓';
  setTimeout(() => {
    button.textContent = button.dataset.copy ?? '';
  }, 1500);
}

/**
 * Copies what an element says and tells whether it could. On plain http, and without permission, the page may not write
 * to the clipboard itself: the text is left selected, for the browser's own command or the reader's keys.
 */
export async function copyElement(
  element: Element,
  text = element.textContent ?? '',
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    getSelection()?.selectAllChildren(element);
    return document.execCommand('copy');
  }
}
