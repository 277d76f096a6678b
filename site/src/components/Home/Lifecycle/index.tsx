import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import Diagram, { narrow, wide } from './Diagram';
import styles from './styles.module.css';

const meanings: [string, ReactNode][] = [
  [
    'CREATED',
    <Translate key="0" id="home.status.created">
      Stored. Its price is reserved.
    </Translate>,
  ],
  [
    'PENDING',
    <Translate key="1" id="home.status.pending">
      Images and models are fetched and checked.
    </Translate>,
  ],
  [
    'WAITING',
    <Translate key="2" id="home.status.waiting">
      In the queue, with your place in it.
    </Translate>,
  ],
  [
    'RUNNING',
    <Translate key="3" id="home.status.running">
      Being painted, with progress from 0 to 100.
    </Translate>,
  ],
  [
    'SUCCESS',
    <Translate key="4" id="home.status.success">
      Final. Charged for what was delivered.
    </Translate>,
  ],
  [
    'FAILED',
    <Translate key="5" id="home.status.failed">
      Final. Refunded in full, with a code that says whether to try again.
    </Translate>,
  ],
  [
    'CANCELED',
    <Translate key="6" id="home.status.canceled">
      Final. Refunded, except for stages already finished.
    </Translate>,
  ],
];

export default function Lifecycle(): ReactNode {
  const name = translate({
    id: 'home.lifecycle.alt',
    message:
      'Diagram: CREATED leads to PENDING, WAITING, RUNNING and SUCCESS. PENDING, WAITING and RUNNING can lead to FAILED; every status before a final one can lead to CANCELED.',
  });
  return (
    <section className={styles.lifecycle}>
      <h2>
        <Translate id="home.lifecycle.title">A job only moves forward</Translate>
      </h2>
      <p className="prose">
        <Translate
          id="home.lifecycle.text"
          values={{
            link: (
              <Link to="/docs/api/dictionary/job/get_job">
                <Translate id="home.lifecycle.link">every field of the answer</Translate>
              </Link>
            ),
          }}
        >
          {
            'Seven statuses, three of them final. Poll until one of those three arrives, or be called back; {link} is written down.'
          }
        </Translate>
      </p>
      <figure>
        <Diagram layout={wide} name={name} className={styles.wide} />
        <Diagram layout={narrow} name={name} className={styles.narrow} />
        <figcaption>
          <Translate id="home.lifecycle.key">
            Solid line: forward. Dotted: something went wrong. Dashed: you cancelled.
          </Translate>
        </figcaption>
      </figure>
      <dl>
        {meanings.map(([status, meaning]) => (
          <div key={status}>
            <dt>{status}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
