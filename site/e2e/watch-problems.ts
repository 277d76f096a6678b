import type { Page } from '@playwright/test';

/**
 * Collects, from now on, what a page must not do: break the policy, evaluate strings, ask another origin than the one it
 * came from, complain or crash.
 */
export async function watchProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  let own: string | undefined;
  const opened = new Set<string>();
  page.on('pageerror', error => problems.push(String(error)));
  page.on('console', message => {
    // An address without a page is asked for all the same, and the page there says so.
    const unknownPage =
      message.text().startsWith('Failed to load resource') && opened.has(message.location().url);
    // Over plain http, which two suites try on purpose, a browser drops this header and says so.
    const droppedHeader = message.text().startsWith('The Cross-Origin-Opener-Policy header');
    const complaint = message.type() === 'error' && !unknownPage && !droppedHeader;
    if (complaint || /Content Security Policy|unsafe-eval/i.test(message.text()))
      problems.push(message.text());
  });
  page.on('request', request => {
    if (request.isNavigationRequest()) opened.add(request.url());
    const { origin, protocol } = new URL(request.url());
    own ??= origin;
    if (origin !== own && !['data:', 'blob:'].includes(protocol)) problems.push(request.url());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event => {
      console.error(
        `Content Security Policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`,
      );
    });
  });
  return problems;
}
