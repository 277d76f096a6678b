import Translate, { translate } from '@docusaurus/Translate';
import { recordedRuns } from '@site/islands/home/recorded-runs';
import Cards, { Card } from '@site/src/components/Cards';
import Illustration, { drawings } from '@site/src/components/Illustration';
import { ApiLink, Badge, Figure, Method, Steps, Term } from '@site/src/components/page-parts';
import Admonition from '@theme/Admonition';
import CodeBlock from '@theme/CodeBlock';
import Details from '@theme/Details';
import MDXContent from '@theme/MDXContent';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type { ReactNode } from 'react';
import Colours from './Colours';
import styles from './styles.module.css';

function Part({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{name}</h2>
      <div className="markdown">{children}</div>
    </section>
  );
}

const kinds = ['note', 'tip', 'info', 'warning', 'danger'] as const;

const code = `const job = {
  // highlight-next-line
  requestId: crypto.randomUUID(),
  // removed-next-line
  stages: [],
  // added-start
  stages: [{ type: 'INPUT_INITIALIZE', inputInitialize: { count: 2 } }],
  // added-end
  maxCredits: 1.5,
};`;

const focused = `{
  "job": {
    "id": "881417947308949275",
    // focus-next-line
    "status": "RUNNING",
    "credits": 1.0
  }
}`;

const diff = `- "steps": 25
+ "steps": 20`;

export default function Kit(): ReactNode {
  return (
    <MDXContent>
      <Part name={<Translate id="styleguide.colour">Colour</Translate>}>
        <Colours />
      </Part>
      <Part name={<Translate id="styleguide.type">Type</Translate>}>
        <p className={`display ${styles.big}`}>
          <Translate id="styleguide.type.sample">A painting is done when it is signed</Translate>
        </p>
        <h3>
          <Translate id="styleguide.type.third">A third-level heading</Translate>
        </h3>
        <p>
          <Translate
            id="styleguide.type.text"
            values={{
              em: (
                <em>
                  <Translate id="styleguide.type.stress">stressed</Translate>
                </em>
              ),
              strong: (
                <strong>
                  <Translate id="styleguide.type.strong">strong</Translate>
                </strong>
              ),
              code: <code>aspectRatio</code>,
              key: <kbd>Ctrl K</kbd>,
            }}
          >
            {
              'Running text with a {em} and a {strong} word, a name like {code}, and a key: {key}. “Quotes”, dashes – and figures 0123456789.'
            }
          </Translate>
        </p>
      </Part>
      <Part name={<Translate id="styleguide.badges">Badges, terms, links</Translate>}>
        <p>
          <Method name="GET" /> <Method name="POST" /> <Method name="PUT" />{' '}
          <Method name="DELETE" /> <Badge kind="new" /> <Badge kind="beta" />{' '}
          <Badge kind="deprecated" />
        </p>
        <p>
          <ApiLink method="POST" to="/docs/api/dictionary/job/create_job">
            create-job
          </ApiLink>{' '}
          <Term
            meaning={translate({
              id: 'styleguide.term.meaning',
              message: 'One order for images, with a status that only moves forward.',
            })}
          >
            <Translate id="styleguide.term">job</Translate>
          </Term>
        </p>
      </Part>
      <Part name={<Translate id="styleguide.code">Code</Translate>}>
        <CodeBlock language="js" title="job.js" showLineNumbers>
          {code}
        </CodeBlock>
        <CodeBlock language="js">{focused}</CodeBlock>
        <CodeBlock language="diff">{diff}</CodeBlock>
        <Tabs>
          <TabItem value="read" label="GET">
            <CodeBlock language="http">GET /v1/jobs/881417947308949275 HTTP/1.1</CodeBlock>
          </TabItem>
          <TabItem value="cancel" label="DELETE">
            <CodeBlock language="http">DELETE /v1/jobs/881417947308949275 HTTP/1.1</CodeBlock>
          </TabItem>
        </Tabs>
      </Part>
      <Part name={<Translate id="styleguide.admonitions">Admonitions and details</Translate>}>
        {kinds.map(kind => (
          <Admonition key={kind} type={kind}>
            <p>
              <Translate id="styleguide.admonition.text">
                Words name the kind; the colour only repeats it.
              </Translate>
            </p>
          </Admonition>
        ))}
        <Details
          summary={
            <summary>
              <Translate id="styleguide.details">What only some readers need</Translate>
            </summary>
          }
        >
          <Translate id="styleguide.details.text">
            It stays in the HTML and opens without JavaScript.
          </Translate>
        </Details>
      </Part>
      <Part name={<Translate id="styleguide.tables">Table</Translate>}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <Translate id="styleguide.table.status">Status</Translate>
              </th>
              <th scope="col">
                <Translate id="styleguide.table.credits">Credits</Translate>
              </th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>
                <code>RUNNING</code>
              </td>
              <td>1.0</td>
            </tr>
            <tr>
              <td>
                <code>SUCCESS</code>
              </td>
              <td>0.8</td>
            </tr>
          </tbody>
        </table>
      </Part>
      <Part name={<Translate id="styleguide.cards">Cards and steps</Translate>}>
        <Cards>
          <Card
            to="/docs/intro"
            title={<Translate id="home.start.title">Make your first picture</Translate>}
          >
            <Translate id="home.start.text">
              What a job is, the four calls it takes and what it costs, before you write a line of
              code.
            </Translate>
          </Card>
          <Card
            to="/docs/api/intro"
            title={<Translate id="home.reference.title">Browse the API</Translate>}
          />
        </Cards>
        <Steps>
          <ol>
            <li>
              <Translate id="styleguide.steps.price">Get a quote.</Translate>
            </li>
            <li>
              <Translate id="styleguide.steps.create">Create the job.</Translate>
            </li>
            <li>
              <Translate id="styleguide.steps.wait">Wait, then download.</Translate>
            </li>
          </ol>
        </Steps>
      </Part>
      <Part name={<Translate id="styleguide.figures">Figures and drawings</Translate>}>
        <Figure
          src={recordedRuns[1]?.picture ?? ''}
          alt={translate({ id: 'home.run.ridges', message: 'Ridges above the morning mist' })}
          width={1152}
          height={896}
        >
          <Translate id="styleguide.figure.caption">
            Painted by a script. Click the picture to see it at full size.
          </Translate>
        </Figure>
        <div className={styles.row}>
          {(Object.keys(drawings) as (keyof typeof drawings)[]).map(name => (
            <Illustration key={name} name={name} />
          ))}
        </div>
      </Part>
    </MDXContent>
  );
}
