import { pathPrefix } from '../i18n/languages.ts';

const steps = (process.env.BASE_PATH ?? '').split('/').filter(Boolean);

/** The folder of the domain that the site is mounted in: `BASE_PATH=/docs-site/ npm run build`. */
export const basePath = ['', ...steps, ''].join('/');

/** Put before a path of the site to make an address of the domain. Docusaurus does so itself where it sees a link. */
export function addressPrefix(locale: string): string {
  return basePath.slice(0, -1) + pathPrefix(locale);
}
