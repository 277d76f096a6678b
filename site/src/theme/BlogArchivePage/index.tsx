/**
 * Ejected from @docusaurus/theme-classic 3.10.2: the original repeats its title as a subtitle on a coloured banner,
 * skips the second heading level and lists the oldest post of a year first.
 */
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import { useDates } from '@site/src/components/Dates';
import type { ArchiveBlogPost, Props } from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

function byYear(posts: readonly ArchiveBlogPost[]): [string, ArchiveBlogPost[]][] {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = String(new Date(post.metadata.date).getUTCFullYear());
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}

export default function BlogArchivePage({ archive }: Props): ReactNode {
  const writeDay = useDates({ day: 'numeric', month: 'long' });
  const writeYear = useDates({ year: 'numeric' });
  const title = translate({ id: 'theme.blog.archive.title', message: 'Archive' });
  return (
    <>
      <PageMetadata
        title={title}
        description={translate({
          id: 'site.archive.description',
          message: 'Every post on the Easel blog, by year.',
        })}
      />
      <Layout>
        <main className={`container ${styles.archive}`}>
          <h1>{title}</h1>
          <p className={styles.lead}>
            <Translate id="site.archive.description">
              Every post on the Easel blog, by year.
            </Translate>
          </p>
          {byYear(archive.blogPosts).map(([year, posts]) => (
            <section key={year}>
              <Heading as="h2" id={year}>
                {writeYear(year)}
              </Heading>
              <ul>
                {posts.map(({ metadata }) => (
                  <li key={metadata.permalink}>
                    <time dateTime={new Date(metadata.date).toISOString()}>
                      {writeDay(metadata.date)}
                    </time>
                    <Link to={metadata.permalink}>{metadata.title}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </main>
      </Layout>
    </>
  );
}
