/**
 * Parts of Infima that neither the theme nor this site uses. The whole style sheet is one file that every page
 * loads, so what is never used is paid for by every reader.
 */
export const unusedFamilies: RegExp[] = [
  /^row--(no-gutters|align-)/,
  /^col--(5|10|11|offset-(?!1$|2$|3$))/,
  /^margin(-(top|left|bottom|right|vert|horiz))?--none$/,
  /^padding-(top|left|bottom|right|vert|horiz)--none$/,
  /^(margin|padding)(-(top|left|bottom|right|vert|horiz))?--xs$/,
  /^(margin--(sm|md|lg|xl)|padding--(sm|md|xl))$/,
  /^margin-(left|horiz)--(md|lg|xl)$/,
  /^margin-(right|vert|horiz)--sm$/,
  /^margin-(top|bottom)--(lg|xl)$/,
  /^padding-(bottom|vert)--md$/,
  /^padding(-(top|vert))?--lg$/,
  /^padding-(top|bottom)--xl$/,
  /^margin-right--(lg|xl)$/,
  /^padding-(left|right|horiz)--(md|lg|xl)$/,
  /^padding-(top|left|right|vert|horiz|bottom)--sm$/,
  /^shadow--(md|tl)$/,
  /^text--(primary|secondary|success|info|warning|danger|left|justify|capitalize|lowercase|uppercase|light|normal|semibold|bold|italic|break|no-decoration)$/,
  /^alert(--|__)/,
  /^avatar(__photo--|__subtitle|--vertical)/,
  /^badge(--|$)/,
  /^breadcrumbs--/,
  /^button(--(active|link|sm|lg|block|success|info|warning|danger)|-group)/,
  /^card(--|__)/,
  /^dropdown--nocaret$/,
  /^footer(--dark|__logo|__link-separator)$/,
  /^hero/,
  /^navbar(--(dark|primary)|__(items--center|search-input))$/,
  /^pagination(--|__)/,
  /^pills/,
];

/** Sheets of parts that no page has: no author of the blog links to a network. */
export const unusedSheets: RegExp[] = [/[\\/]Author[\\/]Socials[\\/]/];

/** Variables that only those parts read, and shades that nothing reads: our colours are the tokens. */
export const unusedVariables: RegExp[] = [
  /^--ifm-(contrast-|(light|lighter|lightest|dark|darker|darkest)-value)/,
  /^--ifm-color-\w+-(light|lighter|lightest|darkest|contrast-background|contrast-foreground)$/,
  /^--ifm-color-(success|info|warning|danger)(-dark|-darker)?$/,
  /^--ifm-(badge|pills|button-group|navbar-search-input)-/,
  /^--ifm-card-(horizontal|vertical)/,
  /^--ifm-pagination-(border|color|item|padding)/,
  /^--ifm-(font-weight-light|transition-slow|global-shadow-tl|z-index-overlay|image-alignment-padding)$/,
  /^--ifm-(alert-color|hero-(background|text)-color|navbar-link-active-color)$/,
];
