import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import posts from '@generated/home-page/default/posts.json';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function LatestPosts(): ReactNode {
  const day = useDateTimeFormat({
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <section>
      <h2>
        <Translate id="home.posts.title">From the blog</Translate>
      </h2>
      <ul className={styles.posts}>
        {posts.map(({ title, description, permalink, date }) => (
          <li key={permalink}>
            <time dateTime={date}>{day.format(new Date(date))}</time>
            <div>
              <Link to={permalink}>{title}</Link>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="prose">
        <Link to="/blog">
          <Translate id="home.posts.all">All posts</Translate>
        </Link>
      </p>
    </section>
  );
}
