import type { Config } from '@docusaurus/types';

export const markdown: NonNullable<Config['markdown']> = {
  format: 'mdx',
  emoji: false,
  hooks: {
    onBrokenMarkdownLinks: 'warn',
    onBrokenMarkdownImages: 'throw',
  },
};
