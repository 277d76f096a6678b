import { existsSync, readFileSync } from 'node:fs';

/** What the dialog says in a language, as far as it comes along; the English is in the components. */
export function messagesIn(locale: string): Record<string, string> {
  const { language, script } = new Intl.Locale(locale).maximize();
  const file = new URL(`messages.${language}-${script}.json`, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
