import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Root } from 'mdast';
import { listPages } from '../og-images/built-pages.ts';
import { linkAddresses, pageKey, twinFile } from './addresses.ts';
import { contentTree, type Wording } from './content-tree.ts';
import { printTwin, withAddresses } from './print-twin.ts';
import { readPage } from './read-page.ts';

export interface Twin {
  /** The path of the page, with base and language. */
  route: string;
  title: string;
  description: string;
  /** Its own address, whole. */
  address: string;
  /** Below the folder of the language. */
  file: string;
  text: string;
}

export interface Making {
  outDir: string;
  otherLocales: string[];
  siteTitle: string;
  /** Where the folder of the language is served, whole. */
  root: string;
  language: string;
  wording: Wording;
  /** At the top of each, with the address of the list of all at `{index}`. */
  directive: string;
  /** The page of the reference at a path, from the contract. */
  referenceAt: (route: string) => Promise<Root | undefined>;
}

/** The Markdown of every page of one language. */
export async function listTwins(making: Making): Promise<Twin[]> {
  const { outDir, otherLocales, siteTitle, root } = making;
  const pages = [];
  for (const file of await listPages(outDir, otherLocales)) {
    const read = () => readFile(path.join(outDir, file), 'utf8');
    const page = path.basename(file) === 'index.html' && readPage(await read(), siteTitle);
    if (page) pages.push({ ...page, file: twinFile(file) });
  }
  const addresses = new Map(pages.map(page => [pageKey(page.canonical), root + page.file]));
  const directive = making.directive.replace('{index}', `${root}llms.txt`);
  return Promise.all(
    pages.map(async ({ main, ...page }) => {
      const route = new URL(page.canonical).pathname;
      const tree = (await making.referenceAt(route)) ?? contentTree(main, making.wording);
      const linked = withAddresses(tree, linkAddresses(page.canonical, addresses));
      return {
        ...page,
        route,
        address: root + page.file,
        text: printTwin({ ...page, language: making.language }, directive, linked),
      };
    }),
  );
}
