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
        Each sample is a file, and the page shows that file. Every change runs all of them against
        the sandbox, in every language.
      </Translate>
    ),
  },
  {
    id: 'sandbox',
    title: <Translate id="home.principle.sandbox">A sandbox without an account</Translate>,
    text: (
      <Translate id="home.principle.sandbox.text">
        It checks signatures, ranges, prices and limits as production does, on this page or on your
        machine.
      </Translate>
    ),
  },
  {
    id: 'contract',
    title: <Translate id="home.principle.contract">One contract</Translate>,
    text: (
      <Translate id="home.principle.contract.text">
        The reference, the sandbox and the automatic checks are made from the same OpenAPI file, so
        they cannot disagree.
      </Translate>
    ),
  },
  {
    id: 'languages',
    title: <Translate id="home.principle.languages">Written in two languages</Translate>,
    text: (
      <Translate id="home.principle.languages.text">
        English and Chinese change together: the same pages and the same anchors, each in its own
        words.
      </Translate>
    ),
  },
  {
    id: 'script',
    title: <Translate id="home.principle.script">Readable without JavaScript</Translate>,
    text: (
      <Translate id="home.principle.script.text">
        Text, tables and samples are plain HTML. Nothing is loaded from third parties, and nobody is
        tracked.
      </Translate>
    ),
  },
  {
    id: 'offline',
    title: <Translate id="home.principle.offline">Nothing leaves your browser</Translate>,
    text: (
      <Translate id="home.principle.offline.text">
        The Try it panel, the signature lab and the sandbox keep working offline. Your key stays in
        a web worker, a background thread that cannot send it.
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
