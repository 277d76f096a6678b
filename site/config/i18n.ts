import type { Config } from '@docusaurus/types';

export const i18n: NonNullable<Config['i18n']> = {
  defaultLocale: 'en',
  locales: ['en', 'zh'],
  localeConfigs: {
    en: { label: 'English', htmlLang: 'en-GB', direction: 'ltr' },
    zh: { label: '中文', htmlLang: 'zh', direction: 'ltr' },
  },
};
