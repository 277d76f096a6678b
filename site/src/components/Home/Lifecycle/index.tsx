import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import JobStatuses, { narrow, wide } from '@site/src/components/Diagrams/JobStatuses';
import type { ReactNode } from 'react';
import parts from '../parts.module.css';
import Words from '../Words';
import styles from './styles.module.css';

export default function Lifecycle(): ReactNode {
  const name = translate({
    id: 'home.lifecycle.alt',
    message:
      'Diagram: CREATED leads to PENDING, WAITING, RUNNING and SUCCESS. PENDING, WAITING and RUNNING can lead to FAILED; every status before a final one can lead to CANCELED.',
  });
  return (
    <section className={parts.split}>
      <div>
        <Words title={<Translate id="home.lifecycle.title">A job only moves forward</Translate>}>
          <Translate
            id="home.lifecycle.text"
            values={{
              link: (
                <Link to="/docs/api/dictionary/job/get_job">
                  <Translate id="home.lifecycle.link">every field of the response</Translate>
                </Link>
              ),
            }}
          >
            {
              'Seven statuses, three of them final. Poll until the job reaches one of those three, or wait for a webhook; {link} is documented.'
            }
          </Translate>
        </Words>
      </div>
      <figure className={styles.lifecycle}>
        <JobStatuses layout={wide} name={name} className={styles.wide} />
        <JobStatuses layout={narrow} name={name} className={styles.narrow} />
        <figcaption>
          <Translate id="home.lifecycle.key">
            Solid line: forward. Dotted: something went wrong. Dashed: you cancelled.
          </Translate>
        </figcaption>
      </figure>
    </section>
  );
}
