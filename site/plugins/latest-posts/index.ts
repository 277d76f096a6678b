import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { Plugin } from '@docusaurus/types';

const count = 3;

/** Hands the newest posts to the home page as data; Docusaurus gives them only to pages of the blog. */
export default function latestPosts(): Plugin {
  return {
    name: 'latest-posts',
    async allContentLoaded({ allContent, actions }) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      const posts = (blog?.blogPosts ?? [])
        .filter(({ metadata }) => !metadata.unlisted)
        .slice(0, count)
        .map(({ metadata: { title, description, permalink, date } }) => ({
          title,
          description,
          permalink,
          date: new Date(date).toISOString(),
        }));
      await actions.createData('latest-posts.json', posts);
    },
  };
}
