import { siteMessages } from './current-locale.ts';

export const siteUrl = 'https://docs.easel.example';
export const repositoryUrl = 'https://code.easel.example/easel/docs';

export function siteIdentity() {
  return {
    title: 'Easel',
    tagline: siteMessages().tagline,
    url: siteUrl,
    baseUrl: '/',
    favicon: 'img/favicon.svg',
  };
}
