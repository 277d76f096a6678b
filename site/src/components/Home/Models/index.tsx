import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';
import models from '@generated/home-page/default/models.json';
import { type ReactNode, useId } from 'react';
import parts from '../parts.module.css';
import Words from '../Words';
import styles from './styles.module.css';

type Model = (typeof models)[number];

const longest = Math.max(...models.map(({ largest: [width] }) => width));

/** Default and largest sizes from one corner, as paper sizes are drawn; all families to one scale. */
function Sizes({ side, largest: [long, short] }: Model): ReactNode {
  return (
    <svg className={styles.sizes} viewBox={`-8 -8 ${longest + 16} ${longest + 16}`} aria-hidden>
      <rect y={longest - short} width={long} height={short} />
      <rect y={longest - long} width={short} height={long} />
      <rect y={longest - side} width={side} height={side} data-default />
    </svg>
  );
}

export default function Models(): ReactNode {
  const heading = useId();
  const { selectMessage } = usePluralForm();
  const [{ multiple, steps }] = models as [Model];
  return (
    <section aria-labelledby={heading}>
      <Words
        id={heading}
        title={<Translate id="home.models.title">Model families and sizes</Translate>}
      >
        <Translate
          id="home.models.text"
          values={{
            multiple,
            link: (
              <Link to="/docs/model/simple">
                <Translate id="home.models.link">Compare the families</Translate>
              </Link>
            ),
          }}
        >
          {
            'Both sides are multiples of {multiple}, portrait or landscape. Generation is priced by steps, the rounds in which a model refines a picture, not by size. {link}.'
          }
        </Translate>
      </Words>
      <dl className={parts.columns}>
        {models.map(model => (
          <div key={model.name} className={styles.model}>
            <Sizes {...model} />
            <dt>{model.name}</dt>
            <dd>
              <Translate id="home.models.default" values={{ side: model.side }}>
                {'{side} × {side} by default'}
              </Translate>
            </dd>
            <dd>
              <Translate
                id="home.models.largest"
                values={{ long: model.largest[0], short: model.largest[1] }}
              >
                {'up to {long} × {short}'}
              </Translate>
            </dd>
            <dd>
              {selectMessage(
                model.credits,
                translate(
                  {
                    id: 'home.models.price',
                    message:
                      '1 credit for a {steps}-step image|{credits} credits for a {steps}-step image',
                  },
                  { steps, credits: model.credits },
                ),
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
