import { inLocale } from './current-locale.ts';

export const siteUrl = 'https://docs.easel.example';
export const repositoryUrl = 'https://code.easel.example/easel/docs';

export function siteIdentity() {
  return {
    title: 'Easel',
    tagline: inLocale({
      en: 'The image-generation API whose documentation runs',
      zh: '文档里的每一行都能跑起来的图像生成 API',
    }),
    url: siteUrl,
    baseUrl: '/',
    favicon: 'img/favicon.svg',
  };
}
