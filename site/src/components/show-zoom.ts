import { translate } from '@docusaurus/Translate';

/** The browser's dialog brings the focus trap, Escape and the way back to the figure. */
export function showZoom(src: string, alt: string): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.setAttribute('aria-label', alt);
  const image = document.createElement('img');
  image.src = src;
  image.alt = alt;
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = translate({ id: 'site.zoom.close', message: 'Close' });
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', event => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  dialog.append(image, close);
  document.body.append(dialog);
  dialog.showModal();
}
