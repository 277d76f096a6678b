import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Edition } from './edition.ts';
import { loadJsx } from './load-jsx.ts';
import { describeRepairs } from './read/describe-repairs.ts';

export interface ReferenceOptions {
  /** Where the overview is served, without language and version, such as `/api`. */
  route: string;
  /** Where the docs plugin serves its pages; `/docs` unless said otherwise. */
  docsRoute?: string;
  /** The module of the component that shows a page. */
  component: string;
  /**
   * Every language of every version. A function, since data among the options would be sent to every reader: Docusaurus
   * puts its configuration into the first script.
   */
  editions: () => Promise<Edition[]>;
  /** The name of the sidebar that has the reference, for pages that it does not list. */
  sidebar?: string;
  /** What the development server looks at to write pages again, as paths with stars. */
  pathsToWatch?: () => string[];
}

/**
 * Writes in its constructor, since the docs plugin looks for pages as soon as all plugins have one; all languages at
 * once, because Docusaurus ignores a translated page whose original is missing.
 */
export default async function reference(
  _context: LoadContext,
  { route, docsRoute = '/docs', component, editions, sidebar, pathsToWatch }: ReferenceOptions,
): Promise<Plugin> {
  let told = '';
  const write = async () => {
    const { writeEdition } = loadJsx<typeof import('./write-edition.ts')>(
      './write-edition.ts',
      import.meta.url,
    );
    const placed = { route, docsRoute, component, ...(sidebar ? { sidebar } : {}) };
    const repairs = (await editions()).map(edition => writeEdition(edition, placed));
    const lines = describeRepairs((await Promise.all(repairs)).flat());
    const text = ['The reference had to mend its document:', ...lines].join('\n');
    // The development server writes after every change; what stays wrong is said once.
    if (lines.length > 0 && text !== told) console.warn(text);
    told = text;
  };
  await write();
  let fresh = true;
  return {
    name: 'reference',
    getPathsToWatch: () => pathsToWatch?.() ?? [],
    async loadContent() {
      if (!fresh) await write();
      fresh = false;
    },
    configureWebpack: (_config, isServer) => ({ module: { rules: rules(isServer) } }),
  };
}

/**
 * What the files beside a page are to the bundler. Markup is data while the server renders and an address in the browser,
 * so that it is sent once, as HTML, and not walked by hydration; a form is an address in both, fetched when it is needed.
 */
function rules(isServer: boolean) {
  const form = {
    test: /\.form\.json$/,
    type: 'asset/resource',
    generator: { filename: 'assets/data/[name].[contenthash:8].json', emit: !isServer },
  };
  const markup = {
    test: /\.markup\.json$/,
    type: 'asset/resource',
    use: [fileURLToPath(new URL('../markup-loader.cjs', import.meta.url))],
    generator: { filename: 'assets/markup/[name].[contenthash:8].html' },
  };
  return isServer ? [form] : [form, markup];
}
