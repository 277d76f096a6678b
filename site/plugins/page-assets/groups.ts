const docs = '@generated/docusaurus-plugin-content-docs/default';
const blog = '@generated/docusaurus-plugin-content-blog/default';

/** Scripts that pages of one type need and others do not, by the modules that their routes ask for. */
export const scripts: Record<string, string[]> = {
  docs: [
    '@theme/DocsRoot',
    '@theme/DocVersionRoot',
    '@theme/DocRoot',
    '@theme/DocItem',
    `${docs}/__plugin.json`,
  ],
  blog: [
    '@theme/BlogListPage',
    '@theme/BlogPostPage',
    '@theme/BlogTagsPostsPage',
    '~blog/default/blog-post-list-prop-default.json',
    '~blog/default/blogMetadata-default.json',
    `${blog}/__plugin.json`,
  ],
};

/** Styles that only one type of page needs, and the component that is in every page of the reference, by where they are. */
export const sources: Record<string, RegExp> = {
  reference: /[\\/](reference[\\/](browser|styles)|src[\\/]components[\\/]ReferencePage)[\\/]/,
  'blog-styles': /[\\/]((lib|src)[\\/]theme[\\/]Blog.*|src[\\/]css[\\/]blog)\.css$/,
  'home-styles':
    /[\\/](components[\\/](Home|HttpMessage)|islands[\\/]home|src[\\/]pages)[\\/].*\.css$/,
  'diagram-styles': /[\\/]components[\\/]Diagrams[\\/].*\.css$/,
  'styleguide-styles': /[\\/]components[\\/]Kit[\\/].*\.css$/,
  'gallery-styles': /[\\/]islands[\\/]gallery[\\/].*\.css$/,
};
