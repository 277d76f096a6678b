import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadJsx } from './load-jsx.ts';
import type { ReferenceOptions } from './options.ts';
import { describeRepairs } from './read/describe-repairs.ts';
import { filesOf } from './specs/spec-options.ts';
import { checkOptions } from './specs/validate-options.ts';

/** What Docusaurus calls before it makes a plugin. */
export function validateOptions({ options }: { options: unknown }): ReferenceOptions {
  checkOptions(options);
  return { id: 'default', ...(options as ReferenceOptions) };
}

/**
 * Writes in its constructor, since the docs plugin looks for pages as soon as all plugins have one; all languages at
 * once, because Docusaurus ignores a translated page whose original is missing.
 */
export default async function reference(
  context: LoadContext,
  options: ReferenceOptions,
): Promise<Plugin> {
  let told = '';
  const write = async () => {
    const { writePages } = loadJsx<typeof import('./write-pages.ts')>(
      './write-pages.ts',
      import.meta.url,
    );
    const { repairs, unused } = await writePages(options, context);
    const text = [
      ...under('The reference had to mend its document:', describeRepairs(repairs)),
      ...under('Overlays of the reference have targets that select nothing:', unused),
    ].join('\n');
    // The development server writes after every change; what stays wrong is said once.
    if (text !== '' && text !== told) console.warn(text);
    told = text;
  };
  await write();
  let fresh = true;
  return {
    name: 'reference',
    getPathsToWatch: () =>
      'specs' in options ? filesOf(options, context.siteDir) : (options.pathsToWatch?.() ?? []),
    async loadContent() {
      if (!fresh) await write();
      fresh = false;
    },
    configureWebpack: (_config, isServer) => ({ module: { rules: rules(isServer) } }),
  };
}

const under = (title: string, lines: string[]) => (lines.length > 0 ? [title, ...lines] : []);

/**
 * What the files beside a page are to the bundler. Markup is data while the server renders and an address in the browser,
 * so that it is sent once, as HTML, and not walked by hydration; a form is an address in both, fetched when it is needed.
 */
function rules(isServer: boolean) {
  const loader = (name: string) => fileURLToPath(new URL(`../loaders/${name}`, import.meta.url));
  const form = {
    test: /\.form\.json$/,
    type: 'asset/resource',
    generator: { filename: 'assets/data/[name].[contenthash:8].json', emit: !isServer },
  };
  const markup = isServer
    ? { type: 'javascript/auto', use: [loader('read-markup.cjs')] }
    : {
        type: 'asset/resource',
        use: [loader('only-html.cjs')],
        generator: { filename: 'assets/markup/[name].[contenthash:8].html' },
      };
  return [form, { test: /\.markup\.json$/, ...markup }];
}
