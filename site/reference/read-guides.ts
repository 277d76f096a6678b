import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER as parseFrontMatter } from '@docusaurus/utils';
import type { Guide } from '@easel/reference';

/** Titles of hand-written pages, from their front matter. A guide that is missing stops the build here. */
export async function readGuides(folder: string, paths: string[]): Promise<Map<string, Guide>> {
  const entries = [...new Set(paths)].map(
    async path => [path, await readGuide(folder, path.replace(/\/$/, ''))] as const,
  );
  return new Map(await Promise.all(entries));
}

async function readGuide(folder: string, path: string): Promise<Guide> {
  const name = path.replace(/^\/docs\//, '');
  for (const [file, route] of [
    [`${name}.md`, path],
    [`${name}.mdx`, path],
    // Docusaurus serves the index of a folder with a slash at the end.
    [`${name}/index.md`, `${path}/`],
  ] as const) {
    const filePath = join(folder, file);
    const fileContent = await readFile(filePath, 'utf8').catch(() => '');
    const { title } = (await parseFrontMatter({ filePath, fileContent })).frontMatter;
    if (title) return { title: String(title), path: route };
  }
  throw new Error(
    `The contract names the guide ${path}, but ${folder} has no page with a title for it.`,
  );
}
