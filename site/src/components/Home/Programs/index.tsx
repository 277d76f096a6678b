import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import markup from '@samples/home';
import SampleMarkup from '@site/src/components/SampleMarkup';
import { type ReactNode, useId } from 'react';
import Paths from '../Paths';
import parts from '../parts.module.css';
import Words from '../Words';

export default function Programs(): ReactNode {
  const heading = useId();
  return (
    <section className={parts.split} aria-labelledby={heading}>
      <div>
        <Words
          id={heading}
          title={<Translate id="home.programs.title">In the language you work in</Translate>}
        >
          <Translate
            id="home.programs.text"
            values={{
              link: (
                <Link to="/docs/quickstart">
                  <Translate id="home.programs.link">five minutes</Translate>
                </Link>
              ),
            }}
          >
            {
              'Every program on this site is a file that ran against the sandbox before the page was published, in seven languages. Your first picture takes {link}.'
            }
          </Translate>
        </Words>
        <Paths />
      </div>
      <SampleMarkup markup={markup} />
    </section>
  );
}
