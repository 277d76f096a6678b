import { join } from 'node:path';
import { loadJsx } from '@easel/reference/load-jsx';
import { addressPrefix, basePath } from '../config/base-path.ts';
import { readMessages } from '../i18n/translations.ts';
import { readGallery } from '../islands/gallery/build-time/read-gallery.ts';
import type { Messages } from '../islands/gallery/build-time/render-gallery.tsx';
import { readOnce } from '../versioning/page-sources.ts';
import { versionOf } from '../versioning/sources.ts';
import { writeImport } from './page-imports.ts';
import { expressionAttribute, findElements, importNode, type Root } from './page-tree.ts';

export interface GalleryStepOptions {
  locale: string;
  /** Changes with the gallery, so that Docusaurus does not serve a page from its cache. */
  digest: string;
}

type Renderer = typeof import('../islands/gallery/build-time/render-gallery.tsx');

let renderer: Renderer | undefined;
const galleryIn = readOnce('Gallery', readGallery);

/** A remark step: `<Gallery/>` gets the markup of the pictures in site/gallery. */
export function galleryStep({ locale }: GalleryStepOptions) {
  return (root: Root, { path }: { path: string }): void => {
    const [element] = findElements(root, ['Gallery']);
    if (!element) return;
    const version = versionOf(path);
    renderer ??= loadJsx<Renderer>(
      '../islands/gallery/build-time/render-gallery.tsx',
      import.meta.url,
    );
    const markup = renderer.renderGallery(galleryIn(locale, version), {
      locale,
      messages: readMessages<Messages>(locale, 'gallery'),
      pictures: `${basePath}img/gallery/`,
      // The sandbox is that of the current contract: what it cannot answer is not offered.
      tryAt: version ? undefined : `${addressPrefix(locale)}/docs/api/apis/create-job#try`,
    });
    const folder = join('gallery', version ?? 'current', locale);
    const file = writeImport(folder, 'gallery.markup.html', markup);
    (root.children as unknown[]).unshift(importNode('markupOfGallery', file));
    const node = element.node as unknown as { attributes: object[] };
    node.attributes = [expressionAttribute('markup', 'markupOfGallery')];
  };
}
