/**
 * Ejected from @docusaurus/theme-classic 3.10.2: the original writes Chinese dates without the spaces that all other
 * dates of the site have.
 */
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';
import { useDates } from '@site/src/components/Dates';
import type { Props } from '@theme/BlogPostItem/Header/Info';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

function ReadingTime({ minutes }: { minutes: number }): ReactNode {
  const { selectMessage } = usePluralForm();
  const message = translate(
    {
      id: 'theme.blog.post.readingTime.plurals',
      message: 'One min read|{readingTime} min read',
    },
    { readingTime: minutes },
  );
  return selectMessage(minutes, message);
}

export default function BlogPostItemHeaderInfo({ className }: Props): ReactNode {
  const { date, readingTime } = useBlogPost().metadata;
  const write = useDates({ day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <div className={clsx(styles.container, 'margin-vert--md', className)}>
      <time dateTime={date}>{write(date)}</time>
      {readingTime !== undefined && (
        <>
          {' · '}
          <ReadingTime minutes={Math.ceil(readingTime)} />
        </>
      )}
    </div>
  );
}
