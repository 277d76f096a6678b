import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { pictureSide } from '../../islands/gallery/build-time/read-gallery.ts';
import { builtFile, builtText } from '../built-site.ts';
import { elements, named } from '../html.ts';

it.each(['/docs/gallery', '/zh/docs/gallery'])(
  '%s: forty pictures are in the page, and weigh at most 250 kB',
  async path => {
    const html = await builtText(path);
    const all = elements(html);
    expect(all.filter(({ properties }) => properties.dataTechnique)).toHaveLength(40);
    const pictures = all
      .filter(named('img'))
      .filter(({ properties }) => String(properties.src).includes('/img/gallery/'));
    expect(pictures).toHaveLength(40);
    let bytes = 0;
    for (const [index, { properties }] of pictures.entries()) {
      const { src, alt, width, height, loading } = properties;
      expect([width, height]).toEqual([pictureSide, pictureSide]);
      expect(String(alt).length).toBeGreaterThan(8);
      expect(loading).toBe(index < 4 ? undefined : 'lazy');
      bytes += (await builtFile(String(src))).bytes.length;
    }
    const page = brotliCompressSync(html).length;
    console.log(`${path}: ${bytes} B of pictures, ${page} B br of HTML`);
    expect(bytes).toBeLessThanOrEqual(250_000);
    expect(page).toBeLessThanOrEqual(150_000);
  },
);
