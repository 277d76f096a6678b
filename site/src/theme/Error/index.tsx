/**
 * Ejected from @docusaurus/core 3.10.2 (theme-fallback/Error): the original is English only. It replaces the
 * whole page when the layout itself crashed, so it uses none of it.
 */
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
// The original used the layout, which kept it in the main file; split off, every page would load two files more.
import '@theme/Layout';
import type { ReactNode } from 'react';

export default function LayoutError(props: Props): ReactNode {
  const title = translate({ id: 'theme.ErrorPageContent.title', message: 'This page crashed.' });
  return (
    <>
      <Head>
        <title>{title}</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
