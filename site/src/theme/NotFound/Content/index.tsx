/**
 * Ejected from @docusaurus/theme-classic 3.10.2: the original keeps its two paragraphs in a fixed grid with no
 * place beside them. The texts and their keys are the original's; what helps the reader on is ours.
 */
import Translate from '@docusaurus/Translate';
import Cards, { Card } from '@site/src/components/Cards';
import Illustration from '@site/src/components/Illustration';
import type { Props } from '@theme/NotFound/Content';
import SearchBar from '@theme/SearchBar';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function NotFoundContent({ className }: Props): ReactNode {
  return (
    <main className={clsx('container', styles.page, className)}>
      <Illustration name="frame" size={160} />
      <h1>
        <Translate id="theme.NotFound.title">Page Not Found</Translate>
      </h1>
      <p>
        <Translate id="theme.NotFound.p1">We could not find what you were looking for.</Translate>
      </p>
      <p>
        <Translate id="theme.NotFound.p2">
          Please contact the owner of the site that linked you to the original URL and let them know
          their link is broken.
        </Translate>
      </p>
      <div className={styles.search}>
        <SearchBar />
      </div>
      <h2>
        <Translate id="site.notFound.likely">Perhaps you were looking for</Translate>
      </h2>
      <Cards>
        <Card
          to="/docs/intro"
          title={<Translate id="site.notFound.intro">Introduction</Translate>}
        />
        <Card
          to="/docs/basic/txt2img"
          title={<Translate id="site.notFound.txt2img">Text to image</Translate>}
        />
        <Card
          to="/docs/api/signature/signature_intro"
          title={<Translate id="site.notFound.signing">Signing overview</Translate>}
        />
        <Card
          to="/docs/api/base/http_status_code"
          title={<Translate id="site.notFound.errors">HTTP status codes</Translate>}
        />
      </Cards>
    </main>
  );
}
