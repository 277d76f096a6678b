import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import parts from '../parts.module.css';

interface Principle {
  id: string;
  title: ReactNode;
  text: ReactNode;
}

const principles: Principle[] = [
  {
    id: 'samples',
    title: <Translate id="home.principle.samples">Every sample runs</Translate>,
    text: (
      <Translate id="home.principle.samples.text">
        A sample is a file, and the page shows the file. Each runs against the sandbox with every
        change, in every language shown.
      </Translate>
    ),
  },
  {
    id: 'sandbox',
    title: <Translate id="home.principle.sandbox">A sandbox without an account</Translate>,
    text: (
      <Translate id="home.principle.sandbox.text">
        It checks signatures, ranges, prices and limits as production does, inside this page or on
        your machine.
      </Translate>
    ),
  },
  {
    id: 'contract',
    title: <Translate id="home.principle.contract">One contract</Translate>,
    text: (
      <Translate id="home.principle.contract.text">
        Reference, sandbox and checks read the same OpenAPI file. What one of them says, the others
        do.
      </Translate>
    ),
  },
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
    id: 'script',
    title: <Translate id="home.principle.script">Readable without a script</Translate>,
    text: (
      <Translate id="home.principle.script.text">
        Text, tables and samples are plain HTML. Nothing is loaded from anyone else, and nobody is
        counted.
      </Translate>
    ),
  },
  {
    id: 'offline',
    title: <Translate id="home.principle.offline">Nothing leaves your browser</Translate>,
    text: (
      <Translate id="home.principle.offline.text">
        Console, signature lab and sandbox go on working when the network is cut. Your key stays in
        a worker that cannot send it.
      </Translate>
    ),
  },
];

export default function Principles(): ReactNode {
  return (
    <section>
      <h2>
        <Translate id="home.principles.title">How these docs are made</Translate>
      </h2>
      <dl className={parts.columns}>
        {principles.map(({ id, title, text }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
