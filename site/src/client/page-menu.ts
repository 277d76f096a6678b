import type { ClientModule } from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';

/**
 * The navigation bar has a link to the Markdown of the page. Docusaurus writes it once for all pages, so it is set when
 * the reader has gone on; pressed, it opens the menu, which comes then.
 */
const selector = 'a[data-twin]';

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location: { pathname },
  previousLocation,
}) => {
  const link = document.querySelector<HTMLAnchorElement>(selector);
  if (!link || !previousLocation) return;
  const { baseUrl } = siteConfig;
  link.href = pathname === baseUrl ? `${baseUrl}index.md` : `${pathname.replace(/\/$/, '')}.md`;
  link.hidden = false;
};

if (typeof window !== 'undefined') {
  window.addEventListener('click', async event => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(selector);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    try {
      const { default: toggle } = await import('@site/islands/page-menu');
      await toggle(link);
    } catch {
      window.location.href = link.href;
    }
  });
}
