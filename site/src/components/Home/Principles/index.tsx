import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Principle {
  id: string;
  title: ReactNode;
  text: ReactNode;
}

const standing: Principle[] = [
  {
    id: 'languages',
    title: <Translate id="home.principle.languages">Written in two languages</Translate>,
    text: (
      <Translate id="home.principle.languages.text">
        English and Chinese are one change: the same pages, the same anchors, each in its own words.
      </Translate>
    ),
  },
  {
    id: 'bytes',
    title: <Translate id="home.principle.bytes">See the bytes you sign</Translate>,
    text: (
      <Translate
        id="home.principle.bytes.text"
        values={{
          link: (
            <Link to="/blog/mdx-blog-post">
              <Translate id="home.principle.bytes.link">Your own browser computes</Translate>
            </Link>
          ),
        }}
      >
        {'{link} the string to sign and its digest, so that you can compare them with yours.'}
      </Translate>
    ),
  },
  {
    id: 'script',
    title: <Translate id="home.principle.script">Readable without a script</Translate>,
    text: (
      <Translate id="home.principle.script.text">
        Text, tables and samples are plain HTML. Nothing is loaded from anyone else, and nobody is
        counted.
      </Translate>
    ),
  },
];

const coming: Principle[] = [
  {
    id: 'samples',
    title: <Translate id="home.principle.samples">Samples that run</Translate>,
    text: (
      <Translate id="home.principle.samples.text">
        A sample is a file, and the page shows the file. Each one is to run with every change.
      </Translate>
    ),
  },
  {
    id: 'sandbox',
    title: <Translate id="home.principle.sandbox">A sandbox without an account</Translate>,
    text: (
      <Translate id="home.principle.sandbox.text">
        The easel above is to answer real requests inside the page, signatures and errors included.
      </Translate>
    ),
  },
  {
    id: 'offline',
    title: <Translate id="home.principle.offline">At hand when you are offline</Translate>,
    text: (
      <Translate id="home.principle.offline.text">
        Pages you have opened are meant to stay readable on a train.
      </Translate>
    ),
  },
];

function List({ name, principles }: { name: ReactNode; principles: Principle[] }) {
  return (
    <div className={styles.list}>
      <h3>{name}</h3>
      <dl>
        {principles.map(({ id, title, text }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd className="prose">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export default function Principles(): ReactNode {
  return (
    <section className={styles.principles}>
      <h2>
        <Translate id="home.principles.title">How these docs are made</Translate>
      </h2>
      <List
        name={<Translate id="home.principles.standing">What holds today</Translate>}
        principles={standing}
      />
      <List
        name={<Translate id="home.principles.coming">What is being built</Translate>}
        principles={coming}
      />
    </section>
  );
}
