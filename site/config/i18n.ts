import type { Config } from '@docusaurus/types';
import { languages, sourceLanguage } from '../i18n/languages.ts';

export const i18n: NonNullable<Config['i18n']> = {
  defaultLocale: sourceLanguage.code,
  locales: languages.map(({ code }) => code),
  localeConfigs: Object.fromEntries(
    languages.map(({ code, label, htmlLang, direction }) => [
      code,
      // Its folder holds messages only; without this Docusaurus would look for translated pages there.
      { label, htmlLang, direction, translate: code !== sourceLanguage.code },
    ]),
  ),
};
