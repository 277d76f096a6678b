/** The buttons of code: what has `data-copy` copies it, and what has `data-wrap` wraps its lines or not. */
export function followButtons({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button') : null;
  const shown = button?.closest('.ref-code, .ref-endpoint')?.querySelector('pre, code');
  if (!button || !shown) return;
  if (button.dataset.wrap !== undefined) {
    const wrap = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(wrap));
    shown.toggleAttribute('data-unwrapped', !wrap);
  }
  if (button.dataset.copy !== undefined) void copy(button, shown);
}

async function copy(button: HTMLButtonElement, shown: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(shown.textContent ?? '');
  } catch {
    // Without permission the text is left selected, for the reader's own keys.
    getSelection()?.selectAllChildren(shown);
    if (!document.execCommand('copy')) return;
  }
  // Kept, since a second press finds the tick where the label was.
  button.dataset.copy ||= button.textContent ?? '';
  button.textContent = '✓';
  setTimeout(() => {
    button.textContent = button.dataset.copy ?? '';
  }, 1500);
}
