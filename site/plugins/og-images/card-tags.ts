import type { Element } from 'hast';

/** Only crawlers read these, and they read the file: no reason to carry them in the page's JavaScript. */
export function cardTags(url: string, title: string): Element[] {
  return [
    meta({ property: 'og:image', content: url }),
    meta({ property: 'og:image:width', content: '1200' }),
    meta({ property: 'og:image:height', content: '630' }),
    meta({ property: 'og:image:alt', content: title }),
    meta({ name: 'twitter:image', content: url }),
  ];
}

function meta(properties: Record<string, string>): Element {
  return { type: 'element', tagName: 'meta', properties, children: [] };
}
