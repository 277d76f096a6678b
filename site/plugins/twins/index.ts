import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { listTwins, type Twin } from './list-twins.ts';
import { type NamedTwins, type Words, writeIndex, writePartList, writeParts } from './llms-txt.ts';
import { listSections, type Section } from './sections.ts';

/** What the twins and their lists say of themselves. */
interface TwinWords extends Omit<Words, 'title' | 'summary'> {
  /** Of them all, as BCP 47 writes it. */
  language: string;
  /** At the top of every twin. */
  directive: string;
  /** In every page, for programs that read HTML. */
  inPage: string;
  index: string;
  colon: string;
  docs: string;
  blog: string;
}

export interface TwinsOptions {
  /** A function, since Docusaurus sends data among the options to every reader. */
  words: () => TwinWords;
  /** What a fence calls the language of a program, by the id that the page knows it by. */
  fences?: () => Record<string, string>;
}

/** Every page once more as Markdown, and lists of them, for readers that are programs. */
export default function twins(context: LoadContext, options: TwinsOptions): Plugin {
  const words = options.words();
  const { siteDir, siteConfig, i18n, baseUrl } = context;
  const root = siteConfig.url + baseUrl;
  let sections: Section[] = [];
  let sources = new Map<string, string>();
  return {
    name: 'twins',
    async allContentLoaded({ allContent }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      const posts = (blog?.blogPosts ?? []).map(({ metadata }) => metadata.permalink);
      sections = [
        ...listSections(docs, words.docs),
        ...(posts.length > 0 ? [{ title: words.blog, routes: posts }] : []),
      ];
      const all = docs.loadedVersions.flatMap(version => version.docs);
      sources = new Map(all.map(({ permalink, source }) => [permalink, source]));
    },
    injectHtmlTags: () => ({
      preBodyTags: [
        // Nobody sees it and no screen reader says it; whoever reads the HTML as text finds it first.
        `<p hidden>${words.inPage} <a href="${baseUrl}llms.txt">${words.index}</a></p>`,
      ],
    }),
    async postBuild({ outDir }) {
      const made = await listTwins({
        outDir,
        otherLocales: i18n.locales.filter(locale => locale !== i18n.currentLocale),
        siteTitle: siteConfig.title,
        root,
        language: words.language,
        wording: { colon: words.colon, fences: options.fences?.() ?? {} },
        directive: words.directive,
        referenceAt: async route => {
          const source = sources.get(route)?.replace('@site', siteDir);
          const file = source?.replace(/\.mdx?$/, '.markdown.json');
          return file && existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : undefined;
        },
      });
      const { named, others } = placeTwins(sections, made);
      const parts = writeParts(named);
      const titles = { ...words, title: siteConfig.title, summary: siteConfig.tagline };
      const files = [
        ...made,
        ...parts,
        { file: 'llms.txt', text: writeIndex(titles, root, named, others) },
        { file: 'llms-full.txt', text: writePartList(titles, root, parts) },
      ];
      for (const { file, text } of files) {
        await mkdir(path.dirname(path.join(outDir, file)), { recursive: true });
        await writeFile(path.join(outDir, file), text);
      }
    },
  };
}

function placeTwins(sections: Section[], made: Twin[]) {
  const byRoute = new Map(made.map(twin => [twin.route, twin]));
  const named: NamedTwins[] = sections
    .map(({ title, routes }) => ({ title, twins: routes.flatMap(at => byRoute.get(at) ?? []) }))
    .filter(({ twins }) => twins.length > 0);
  const placed = new Set(named.flatMap(section => section.twins));
  return { named, others: made.filter(twin => !placed.has(twin)) };
}
