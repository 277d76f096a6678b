/** @jsxRuntime automatic */
import { STATUS_CODES } from 'node:http';
import { Fragment, type ReactNode } from 'react';
import type { OperationData, ResponseData, Scheme } from '../pages/page-data.ts';
import { Downloads } from './Downloads.tsx';
import { Markdown } from './Markdown.tsx';
import { Properties } from './SchemaTree.tsx';
import { Bodies, Examples, Heading, Parameters, Section, Terms } from './Section.tsx';
import { useView } from './view.ts';

export function OperationPage({ data }: { data: OperationData }): ReactNode {
  return (
    <>
      <Lead data={data} />
      {data.tryAnchor && <Try anchor={data.tryAnchor} />}
      {data.cost && (
        <Section>
          <Heading heading={data.cost.heading} />
          <Terms className="ref-pairs" rows={data.cost.rows} />
        </Section>
      )}
      <Security {...data.security} />
      {data.parameters && (
        <Section>
          <Heading heading={data.parameters.heading} />
          <Parameters groups={data.parameters.groups} />
        </Section>
      )}
      <Request {...data.request} />
      <Section>
        <Heading heading={data.responses.heading} />
      </Section>
      {data.responses.items.map(response => (
        <Response key={response.status} response={response} />
      ))}
      {data.errors && <Errors {...data.errors} />}
      {data.related && <Related {...data.related} />}
      <Section>
        <Downloads />
      </Section>
    </>
  );
}

function Lead({ data: { id, method, path, lead, advice } }: { data: OperationData }): ReactNode {
  const { sample } = useView();
  return (
    <Section beside={sample(id)}>
      <p className="ref-endpoint">
        <span className={`badge badge--method badge--${method}`}>{method.toUpperCase()}</span>{' '}
        <code>{path}</code>
      </p>
      <div className="ref-lead">
        <Markdown text={lead} />
      </div>
      {advice.length > 0 && <Terms className="ref-advice" rows={advice} />}
    </Section>
  );
}

/**
 * A section of its own, because the console needs the width that samples take beside the lead. A link, because a press
 * before the script has come is then kept by the address, where the script finds it.
 */
function Try({ anchor }: { anchor: string }): ReactNode {
  const { words } = useView();
  return (
    <section className="ref-section">
      <div data-slot="console" id={anchor}>
        <p className="ref-try">
          <a href="#try" className="button button--primary" data-try="">
            {words.tryIt}
          </a>{' '}
          <span role="status" data-failed={words.tryItFailed}>
            {words.tryItWhere}
          </span>
        </p>
        <noscript>
          <p>{words.tryItNoScript}</p>
        </noscript>
        <div className="con" data-console="" />
      </div>
    </section>
  );
}

function Security({ heading, schemes }: OperationData['security']): ReactNode {
  const { words } = useView();
  return (
    <Section>
      <Heading heading={heading} />
      <p>{schemes.length > 0 ? words.authenticationOneOf : words.authenticationNone}</p>
      {schemes.length > 0 && (
        <div className="ref-schemes">
          {schemes.map(scheme => (
            <SchemeEntry key={scheme.name} {...scheme} />
          ))}
        </div>
      )}
    </Section>
  );
}

function SchemeEntry({ name, kind, description, guide }: Scheme): ReactNode {
  const { words, links } = useView();
  return (
    <details className="ref-more">
      <summary>
        <code>{name}</code> <span className="ref-type">{kind}</span>
      </summary>
      <div className="ref-text">
        <Markdown text={description} />
      </div>
      {guide && (
        <p className="ref-elsewhere">
          {words.readMore}: <a href={links.to(guide.path)}>{guide.title}</a>
        </p>
      )}
    </details>
  );
}

function Request({ heading, body }: OperationData['request']): ReactNode {
  const { words } = useView();
  if (!body)
    return (
      <Section>
        <Heading heading={heading} />
        <p>{words.noBody}</p>
      </Section>
    );
  return (
    <Section beside={body.examples.length > 0 && <Examples groups={body.examples} />}>
      <Heading heading={heading} />
      <Markdown text={body.description} />
      <Bodies bodies={body.bodies} />
    </Section>
  );
}

function Response({ response }: { response: ResponseData }): ReactNode {
  const { words } = useView();
  const { heading, status, description, bodies, headers, examples } = response;
  const kind = /^[123]/.test(status) ? 'good' : 'bad';
  return (
    <Section beside={examples.length > 0 && <Examples groups={examples} />}>
      <Heading heading={heading}>
        <span className={`ref-status ref-${kind}`}>{status}</span> {STATUS_CODES[status]}
      </Heading>
      <Markdown text={description} />
      <Bodies bodies={bodies} />
      {bodies.length === 0 && <p>{words.noResponseBody}</p>}
      {headers && <Headers {...headers} />}
    </Section>
  );
}

function Headers({ trees, known }: NonNullable<ResponseData['headers']>): ReactNode {
  const { words } = useView();
  return (
    <details className="ref-more ref-headers">
      <summary>
        {words.headers} ({trees.length + known.length})
      </summary>
      {trees.length > 0 && <Properties nodes={trees} />}
      {known.length > 0 && (
        <p className="ref-elsewhere">
          {words.describedAbove}{' '}
          {known.map(({ name, anchor }, index) => (
            <Fragment key={name}>
              {index > 0 && ', '}
              <a href={`#${anchor}`}>
                <code>{name}</code>
              </a>
            </Fragment>
          ))}
        </p>
      )}
    </details>
  );
}

function Errors({ heading, rows }: NonNullable<OperationData['errors']>): ReactNode {
  const { words, links } = useView();
  const columns = [words.code, words.status, words.meaning, words.remedy, words.retry];
  return (
    <section className="ref-wide">
      <Heading heading={heading} />
      <p>{words.errorsIntro}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable. */}
      <section className="ref-scroll" tabIndex={0} aria-label={words.errors}>
        <table>
          <thead>
            <tr>
              {columns.map(column => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ anchor, code, path, status, meaning, remedy, retryable }) => (
              <tr id={anchor} key={code}>
                <td>
                  <a href={links.to(path)}>
                    <code>{code}</code>
                  </a>
                </td>
                <td>
                  <a href={`#response-${status}`}>{status}</a>
                </td>
                <td>
                  <Markdown text={meaning} inline />
                </td>
                <td>
                  <Markdown text={remedy} inline />
                </td>
                <td>{retryable ? words.yes : words.no}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function Related({ heading, guides }: NonNullable<OperationData['related']>): ReactNode {
  const { links } = useView();
  return (
    <Section>
      <Heading heading={heading} />
      <ul>
        {guides.map(({ path, title }) => (
          <li key={path}>
            <a href={links.to(path)}>{title}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
