import type { Root } from 'mdast';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';

/** Docusaurus reads every page as MDX; README and its like are what GitHub reads; a text is a sentence or two. */
export type Format = 'mdx' | 'markdown' | 'text';

const parsers = {
  mdx: unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkDirective)
    .use(tables)
    .use(remarkMdx)
    .freeze(),
  markdown: unified().use(remarkParse).use(remarkFrontmatter).use(tables).freeze(),
  // A tag or a space at the beginning of a text makes no block of it.
  text: unified()
    .data('micromarkExtensions', [{ disable: { null: ['codeIndented', 'htmlFlow'] } }])
    .use(remarkParse)
    .freeze(),
};

/** All that pages use of GitHub's Markdown; remark-gfm would take twice the time to look for addresses. */
function tables(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()];
}

export function parseMarkdown(source: string, format: Format): Root {
  return parsers[format].parse(source);
}
