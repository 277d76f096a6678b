import { translate } from '@docusaurus/Translate';
import Studio from '@site/islands/home';
import LatestPosts from '@site/src/components/Home/LatestPosts';
import Lifecycle from '@site/src/components/Home/Lifecycle';
import Paths from '@site/src/components/Home/Paths';
import Principles from '@site/src/components/Home/Principles';
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
        message: 'Documentation of the Easel image-generation API, in English and Chinese.',
      })}
    >
      <main className={clsx('container', styles.home)}>
        <Studio />
        <Programs />
        <Paths />
        <Lifecycle />
        <Principles />
        <LatestPosts />
      </main>
    </Layout>
  );
}
