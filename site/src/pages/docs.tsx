import Head from '@docusaurus/Head';
import { Redirect } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';

/** `/docs` leads to the introduction, also for readers without JavaScript. */
export default function DocsRoot(): ReactNode {
  const introduction = useBaseUrl('/docs/intro');
  return (
    <>
      <Head>
        <meta httpEquiv="refresh" content={`0; url=${introduction}`} />
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={introduction} />
      </Head>
      <Redirect to={introduction} />
    </>
  );
}
