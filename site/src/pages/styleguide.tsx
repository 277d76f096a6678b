import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import Kit from '@site/src/components/Kit';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

/** Every part of the kit on one page, for the people who build this site; not for search engines. */
export default function Styleguide(): ReactNode {
  const title = translate({ id: 'styleguide.title', message: 'The kit' });
  return (
    <Layout
      title={title}
      description={translate({
        id: 'styleguide.description',
        message: 'Every part of this site, in both modes, with the rule for using it.',
      })}
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container padding-vert--xl">
        <h1>{title}</h1>
        <Kit />
      </main>
    </Layout>
  );
}
