import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { findElements, link, type Root, type RootContent, text } from './page-tree.ts';
import { importPicture } from './pictures.ts';

export interface RecipePicturesOptions {
  /** Changes with the cookbook, so that Docusaurus does not serve a page from its cache. */
  digest: string;
}

export interface RecipePicture {
  title: string;
  /** From the folder of the docs. */
  url: string;
  picture: string;
  alt: string;
}

/** A remark step: `<RecipePictures/>` becomes what the recipes beside the page have drawn, each with a link to it. */
export function recipePictures(_options: RecipePicturesOptions) {
  return (root: Root, { path }: { path: string }): void => {
    for (const { parent, node } of findElements(root, ['RecipePictures'])) {
      const figures = listRecipePictures(dirname(path)).map(({ title, url, picture, alt }, at) => ({
        type: 'mdxJsxFlowElement',
        name: 'Figure',
        attributes: importPicture(root, `recipePicture${at}`, { url: picture, alt }),
        children: link(url, text(title)),
      }));
      const siblings = parent.children as unknown[];
      siblings.splice(siblings.indexOf(node), 1, ...figures);
    }
  };
}

/** In the order of the cookbook's own list; a recipe without a picture is left out. */
export function listRecipePictures(docs: string): RecipePicture[] {
  const pages = new Map<string, Root>();
  const read = (page: string) => {
    const known = pages.get(page) ?? fromMarkdown(readFileSync(join(docs, page), 'utf8'));
    pages.set(page, known);
    return known;
  };
  return findAll(read('cookbook/index.md'), 'link').flatMap(({ url }) => {
    const [, name, id] = /^[.][/]([\w-]+[.]md)#([\w-]+)$/.exec(url) ?? [];
    if (!name || !id) return [];
    const page = `cookbook/${name}`;
    const section = takeSection(read(page), id);
    const [image] = section.flatMap(node => findAll(node, 'image'));
    if (!image) return [];
    const title = titleOf(section[0]!);
    return [{ title, url: `./${page}#${id}`, picture: image.url, alt: image.alt ?? '' }];
  });
}

type Found<Type> = Extract<RootContent, { type: Type }>;

function findAll<Type extends 'link' | 'image'>(
  node: Root | RootContent,
  type: Type,
): Found<Type>[] {
  if (node.type === type) return [node as Found<Type>];
  return 'children' in node ? node.children.flatMap(child => findAll(child, type)) : [];
}

const writtenId = /\s*\{\/\* #([\w-]+) \*\/\}$/;

/** From a heading with its id to the next one of its level. */
function takeSection({ children }: Root, id: string): RootContent[] {
  const isHeading = (node: RootContent) => node.type === 'heading' && node.depth === 2;
  const from = children.findIndex(
    node => isHeading(node) && writtenId.exec(rawText(node))?.[1] === id,
  );
  if (from < 0) throw new Error(`The cookbook has no recipe #${id}.`);
  const next = children.findIndex((node, at) => at > from && isHeading(node));
  return children.slice(from, next < 0 ? undefined : next);
}

const titleOf = (heading: RootContent): string => rawText(heading).replace(writtenId, '');

function rawText(node: RootContent): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(rawText).join('') : '';
}
