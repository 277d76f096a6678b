import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sourceLanguage } from '../i18n/languages.ts';
import { messageFile } from '../i18n/translations.ts';
import {
  contentFolder,
  listVersions,
  repositoryPath,
  sourceOf,
  translationsOf,
  type Version,
  versionFolder,
} from './sources.ts';

interface Source {
  /** A file, or a folder. */
  path: string;
  /** Which files of the folder a page may show, by their paths in it. */
  shown: RegExp;
  /** Its texts in the folder of a language, a file or a folder. */
  texts: string;
  /** Names of message files that go with it. */
  messages: string[];
}

const contract: Source = {
  path: sourceOf('contract', undefined),
  shown: /^(?!node_modules|generated).*[.]yaml$/,
  texts: 'contract',
  messages: ['contract-tables', 'changes'],
};

/** What the elements that a page may hold are made from, besides its own text. */
const pageSources = {
  Contract: [contract],
  Glossary: [
    {
      path: sourceOf('glossary.yaml', undefined),
      shown: /$/,
      texts: 'glossary.yaml',
      messages: ['site'],
    },
  ],
  Sample: [
    {
      path: sourceOf('samples', undefined),
      shown: /^(?!runner\/|generated\/(?!report[.]json$))/,
      texts: 'samples.yaml',
      messages: ['samples'],
    },
  ],
  Journey: [
    {
      path: sourceOf('journeys', undefined),
      shown: /[.]yaml$/,
      texts: 'journeys.yaml',
      messages: ['journey', 'operations'],
    },
    contract,
  ],
  RecipePictures: [
    {
      path: join(contentFolder(sourceLanguage.code, undefined), 'cookbook'),
      shown: /[.]md$/,
      texts: 'docusaurus-plugin-content-docs/current/cookbook',
      messages: [],
    },
  ],
  Gallery: [
    {
      path: sourceOf('gallery', undefined),
      shown: /[.](yaml|json)$/,
      texts: 'gallery.yaml',
      messages: ['gallery'],
    },
  ],
} satisfies Record<string, Source[]>;

export type PageElement = keyof typeof pageSources;
export const pageElements = Object.keys(pageSources) as PageElement[];

/** The files that an element is made from in a language. */
export function listSources(element: PageElement, locale: string): string[] {
  return pageSources[element].flatMap(({ path, shown, texts, messages }) => [
    ...filesIn(path).filter(file => shown.test(relative(path, file))),
    ...filesIn(join(translationsOf(locale, undefined), texts)),
    ...messages.map(name => messageFile(locale, name)),
  ]);
}

/**
 * Changes with any file that a page may show. As an option of a remark step it keeps Docusaurus from serving an old page
 * from its cache; it is asked for where nothing can wait.
 */
export function sourcesDigest(element: PageElement, locale: string): string {
  const cut = listVersions().flatMap(version => filesIn(versionFolder(version)));
  return digestOf([...listSources(element, locale), ...cut]);
}

function digestOf(files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(repositoryPath(file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Reads once for all pages of a language and version. The sources of the current version are read again when one has
 * changed, as they do while somebody writes; those of a version that was cut do not change.
 */
export function readOnce<Read>(
  element: PageElement,
  read: (locale: string, version: Version) => Read,
): (locale: string, version: Version) => Read {
  const kept = new Map<string, { digest: string; found: Read }>();
  return (locale, version) => {
    const name = `${locale} ${version}`;
    const digest = version ? '' : digestOf(listSources(element, locale));
    const known = kept.get(name);
    if (known?.digest === digest) return known.found;
    const found = read(locale, version);
    kept.set(name, { digest, found });
    return found;
  };
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name }) => filesIn(join(path, name)));
}
