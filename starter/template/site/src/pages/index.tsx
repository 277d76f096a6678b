import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

export default function StartPage(): ReactNode {
  const { title: name } = useDocusaurusContext().siteConfig;
  const lead = translate(
    { id: 'start.lead', message: 'Guides, and every operation, field and response of {name}.' },
    { name },
  );
  return (
    <Layout description={lead}>
      <main className="container start">
        <h1>{name}</h1>
        <p>{lead}</p>
        <div className="start__ways">
          <Link className="button button--primary" to="/docs/guide">
            <Translate id="start.guide">Read the guide</Translate>
          </Link>
          <Link className="button button--secondary" to="/docs/api">
            <Translate id="start.reference">All operations</Translate>
          </Link>
        </div>
      </main>
    </Layout>
  );
}
