import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Edition, Page, SearchFiles, Site } from '../src/library.ts';

/** The tags of search whose pages are about the API as it is now; those of cut versions stay on the site. */
const tags = ['default', 'docs-default-current'];

export interface Sources {
  /** A finished build. */
  build: string;
  /** Where the folders of the languages are, with their messages. */
  translations: string;
  /** Of `signing/`, in its own language. */
  signingMessages: string;
}

export interface Collected {
  site: Site;
  editions: { language: string; edition: Edition }[];
}

/** What the server knows, from the files that the site publishes. */
export function collectSite(sources: Sources): Collected {
  const { languages: folders } = readJson(path.join(sources.build, 'build.json'));
  const editions = (folders as string[]).map(folder => collectEdition(sources, folder, folders));
  const [first, ...others] = editions.map(({ language }) => language);
  const canonical = editions[0]?.canonical;
  const { info } = readJson(path.join(sources.build, 'openapi.json'));
  if (!first || !canonical) throw new Error(`${sources.build} has no pages.`);
  const site = { address: canonical, languages: [first, ...others], version: info.version };
  return { site: site as Site, editions };
}

function collectEdition(sources: Sources, folder: string, all: string[]) {
  const root = path.join(sources.build, folder);
  const read = (name: string) => readJson(path.join(root, name));
  const { locale: language, errors, jobFailures } = read('errors.json');
  const others = all.filter(other => other !== '' && other !== folder);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => file.endsWith('.md') && !others.some(other => file.startsWith(other)))
    .sort();
  const pages = files.flatMap(file => readTwin(path.join(root, file), file) ?? []);
  const { paths, components } = read('openapi.json');
  const edition: Edition = {
    pages: pages.map(({ page }) => page),
    search: readSearch(root),
    contract: { paths, components },
    errors: { errors, jobFailures },
    messages: readMessages(sources, language, folder === ''),
  };
  return {
    language: String(language),
    canonical: pages.find(({ page }) => page.path === '/')?.canonical,
    edition,
  };
}

/** A twin begins with a block of JSON values between rules; other Markdown is no page. */
function readTwin(file: string, name: string): { page: Page; canonical: string } | undefined {
  const whole = readFileSync(file, 'utf8');
  if (!whole.startsWith('---\n')) return undefined;
  const [, front = '', ...rest] = whole.split('---\n');
  const about = Object.fromEntries(
    front
      .trim()
      .split('\n')
      .map(line => {
        const at = line.indexOf(': ');
        return [line.slice(0, at), JSON.parse(line.slice(at + 2))];
      }),
  );
  const path = `/${name.replace(/\.md$/, '')}`;
  // The line below says that this is Markdown, to somebody who came from a page.
  const text = rest
    .join('---\n')
    .trimStart()
    .replace(/^> .*\n+/, '');
  const { title, description, canonical } = about;
  return { page: { path: path === '/index' ? '/' : path, title, description, text }, canonical };
}

function readSearch(root: string): SearchFiles {
  const search: SearchFiles = { indexes: {}, shards: {} };
  for (const tag of tags) {
    const name = `search-index-${tag}`;
    search.indexes[tag] = readJson(path.join(root, `${name}.json`));
    const shards = readdirSync(path.join(root, name)).filter(file => file.endsWith('.json'));
    for (const shard of shards.sort()) {
      search.shards[`${tag}/${shard.replace(/\.json$/, '')}`] = readJson(
        path.join(root, name, shard),
      );
    }
  }
  return search;
}

function readMessages(
  { translations, signingMessages }: Sources,
  language: string,
  isFirst: boolean,
) {
  const own = (name: string) => path.join(translations, language, 'messages', `${name}.json`);
  return {
    lab: readJson(own('lab')),
    signing: readJson(isFirst ? signingMessages : own('signing')),
    'workflow-checker': readJson(own('workflow-checker')),
  };
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
