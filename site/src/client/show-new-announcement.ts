import siteConfig from '@generated/docusaurus.config';

/**
 * The inline script of Docusaurus hides the bar whenever the last one was dismissed, without looking at its id, so a
 * new announcement would stay hidden on the first visit. This runs before the page is taken over.
 */
if (typeof window !== 'undefined') {
  try {
    const { id } = siteConfig.themeConfig.announcementBar as { id: string };
    if (localStorage.getItem('docusaurus.announcement.id') !== id) {
      document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
    }
  } catch {
    // Storage denied: the bar was never hidden.
  }
}
