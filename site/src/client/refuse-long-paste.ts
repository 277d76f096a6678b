import { translate } from '@docusaurus/Translate';
import { isTooLong, mostCharacters, mostLines } from './long-text.ts';

/**
 * A million characters hold a page up for seconds while the browser lays them out, whatever the page makes of them. So
 * no field takes them: what was there stays, and the browser says why beside the field.
 */
function refuseLongPaste(event: ClipboardEvent): void {
  const field = event.target;
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return;
  if (!isTooLong(field.value + event.clipboardData?.getData('text'))) return;
  event.preventDefault();
  event.stopPropagation();
  const { lang } = document.documentElement;
  field.setCustomValidity(
    translate(
      {
        id: 'site.field.tooLong',
        message: 'Too long: this field has a {characters}-character and a {lines}-line limit.',
      },
      { characters: mostCharacters.toLocaleString(lang), lines: mostLines.toLocaleString(lang) },
    ),
  );
  field.reportValidity();
  field.addEventListener('input', () => field.setCustomValidity(''), { once: true });
}

// Before the page hears of it; a server has no document.
if (typeof document === 'object') document.addEventListener('paste', refuseLongPaste, true);
