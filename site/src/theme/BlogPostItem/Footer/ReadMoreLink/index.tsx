/**
 * Ejected from @docusaurus/theme-classic 3.10.2: "Read more" says nothing to crawlers, which do not see the label
 * that the original hides in an attribute, and a spoken name must begin with the words that are seen.
 */
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/BlogPostItem/Footer/ReadMoreLink';
import type { ReactNode } from 'react';

export default function ReadMoreLink({ blogPostTitle, ...rest }: Props): ReactNode {
  const name = translate(
    { id: 'site.blog.readPostTitle', message: 'Read the whole post: {title}' },
    { title: blogPostTitle },
  );
  return (
    <Link aria-label={name} {...rest}>
      <b>{translate({ id: 'site.blog.readPost', message: 'Read the whole post' })}</b>
    </Link>
  );
}
