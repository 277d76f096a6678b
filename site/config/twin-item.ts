const unknown = '#markdown';

/**
 * The link to the Markdown of the page, which opens the menu of the page: src/client/page-menu.ts. Docusaurus renders
 * the navigation bar without knowing the page, so the address is put in when the page is there.
 */
export const twinItem = {
  type: 'html',
  position: 'right' as const,
  className: 'dropdown twin',
  value: `<a class="navbar__link" href="${unknown}" data-twin>Markdown</a>`,
};

export const fillTwinItem = (html: string, address: string | undefined): string =>
  [`"${unknown}"`, unknown].reduce(
    (text, written) => text.replace(`href=${written}`, address ? `href="${address}"` : 'hidden'),
    html,
  );
