import { translate } from '@docusaurus/Translate';
import Studio from '@site/islands/home';
import LatestPosts from '@site/src/components/Home/LatestPosts';
import Lifecycle from '@site/src/components/Home/Lifecycle';
import Makes from '@site/src/components/Home/Makes';
import Models from '@site/src/components/Home/Models';
import Principles from '@site/src/components/Home/Principles';
import Products from '@site/src/components/Home/Products';
import Programs from '@site/src/components/Home/Programs';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './index.module.css';

export default function Home(): ReactNode {
  return (
    <Layout
      description={translate({
        id: 'home.description',
        message: 'Documentation for the Easel image-generation API, in English and Chinese.',
      })}
    >
      <main className={clsx('container', styles.home)}>
        <Studio />
        <Makes />
        <Models />
        <Programs />
        <Products />
        <Lifecycle />
        <Principles />
        <LatestPosts />
      </main>
    </Layout>
  );
}
