import type { Page } from '@playwright/test';

/** Collects, from now on, what the page does against the policy: refused loads, evaluated strings, other origins, faults. */
export async function watchPolicy(page: Page, origin: string): Promise<string[]> {
  const problems: string[] = [];
  page.on('console', message => {
    if (/Content Security Policy|unsafe-eval/i.test(message.text())) problems.push(message.text());
  });
  page.on('pageerror', error => problems.push(String(error)));
  page.on('request', request => {
    const asked = new URL(request.url());
    if (asked.origin !== origin && !['data:', 'blob:'].includes(asked.protocol))
      problems.push(request.url());
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
