import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import posts from '@generated/home-page/default/posts.json';
import { useDates } from '@site/src/components/Dates';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function LatestPosts(): ReactNode {
  const write = useDates({ day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <section>
      <h2>
        <Translate id="home.posts.title">From the blog</Translate>
      </h2>
      <ul className={styles.posts}>
        {posts.map(({ title, description, permalink, date }) => (
          <li key={permalink}>
            <time dateTime={date}>{write(date)}</time>
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
