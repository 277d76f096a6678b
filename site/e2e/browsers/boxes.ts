export interface Box {
  left: number;
  width: number;
}

/** Where the parts of a page are whose width the layout decides, not their text. Runs in the page. */
export function boxes(): Record<string, Box> {
  const parts = [
    '.navbar',
    '.navbar__inner',
    '.theme-doc-sidebar-container',
    'main',
    'main .container',
    'main .row',
    'main .col',
    'article',
    'article header',
    '.theme-doc-markdown',
    '.theme-doc-toc-desktop',
    '.markdown p',
    '.markdown ul',
    '.sample',
    '.sample-code',
    '.sample-code pre',
    '.theme-code-block',
    '.theme-code-block pre',
    '.journey',
    '.steps',
    'main section',
    'main figure',
    '.pagination-nav',
    '.theme-layout-footer',
    '.theme-layout-footer .container',
  ];
  const found: Record<string, Box> = {};
  for (const part of parts) {
    // Islands load when the reader comes near, which is soon in one browser and later in another.
    const seen = [...document.querySelectorAll(part)].filter(
      element => element.checkVisibility() && !element.closest('[data-island]'),
    );
    for (const [index, element] of seen.slice(0, 5).entries()) {
      const { left, width } = element.getBoundingClientRect();
      found[`${part} ${index + 1}`] = { left, width };
    }
  }
  return found;
}

/** What is wider than the box it is in, unless that one scrolls or hides it on purpose. Runs in the page. */
export function loose(): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll('main *')) {
    const parent = element.parentElement;
    if (!parent || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (
      !/^(pre|table|figure|img|section|div|p|ul|ol|input|textarea|select|button)$/i.test(
        element.tagName,
      )
    )
      continue;
    const own = getComputedStyle(element);
    if (/absolute|fixed/.test(own.position) || own.float !== 'none') continue;
    let around: Element | null = parent;
    while (around && getComputedStyle(around).overflowX === 'visible')
      around = around.parentElement;
    if (around && around !== document.body && around !== document.documentElement) continue;
    const box = element.getBoundingClientRect();
    if (box.width > 1 && (box.right > document.documentElement.clientWidth + 1 || box.left < -1))
      found.push(`${element.tagName} ${element.className}: ${box.left}–${box.right}`);
  }
  return found;
}
