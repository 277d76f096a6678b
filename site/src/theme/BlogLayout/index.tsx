/**
 * Ejected from @docusaurus/theme-classic 3.10.2: the original leaves the table of contents outside every landmark. It
 * brings the styles of the blog.
 */
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/BlogLayout';
import BlogSidebar from '@theme/BlogSidebar';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import '@site/src/css/blog.css';

export default function BlogLayout({ sidebar, toc, children, ...layoutProps }: Props): ReactNode {
  const hasSidebar = sidebar && sidebar.items.length > 0;
  return (
    <Layout {...layoutProps}>
      <div className="container margin-vert--lg">
        <div className="row">
          <BlogSidebar sidebar={sidebar} />
          <main className={clsx('col', hasSidebar ? 'col--7' : 'col--9 col--offset-1')}>
            {children}
          </main>
          {toc && (
            <aside
              className="col col--2"
              aria-label={translate({ id: 'site.blog.contents', message: 'Contents of this post' })}
            >
              {toc}
            </aside>
          )}
        </div>
      </div>
    </Layout>
  );
}
