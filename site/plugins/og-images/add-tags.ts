const quote = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/** Only crawlers read these, and they read the file: no reason to carry them in the page's JavaScript. */
export function addTags(html: string, url: string, title: string): string {
  const tags = [
    ['property="og:image"', url],
    ['property="og:image:width"', '1200'],
    ['property="og:image:height"', '630'],
    ['property="og:image:alt"', title],
    ['name="twitter:image"', url],
  ].map(([name, content]) => `<meta ${name} content="${quote(content ?? '')}">`);
  return html.replace('</head>', `${tags.join('')}</head>`);
}
