/** @jsxRuntime automatic */
import { STATUS_CODES } from 'node:http';
import { Fragment, type ReactNode } from 'react';
import type { Insert } from '../edition.ts';
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
      {data.belowLead && (
        <section className="ref-section">
          <Inserted {...data.belowLead} />
        </section>
      )}
      {data.facts && (
        <Section>
          <Heading heading={data.facts.heading} />
          <Terms className="ref-pairs" rows={data.facts.rows} />
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

function Lead({ data }: { data: OperationData }): ReactNode {
  const { method, path, lead, advice, besideLead } = data;
  return (
    <Section beside={besideLead && <Inserted {...besideLead} />}>
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

function Inserted({ markup, anchors = [], links = [] }: Insert): ReactNode {
  const { id, href } = useView();
  anchors.forEach(id);
  links.forEach(href);
  return markup;
}

function Security({ heading, schemes }: OperationData['security']): ReactNode {
  const { messages } = useView();
  return (
    <Section>
      <Heading heading={heading} />
      <p>{schemes.length > 0 ? messages.authenticationOneOf : messages.authenticationNone}</p>
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
  const { messages, href } = useView();
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
          {messages.readMore}: <a href={href(guide.path)}>{guide.title}</a>
        </p>
      )}
    </details>
  );
}

function Request({ heading, body }: OperationData['request']): ReactNode {
  const { messages } = useView();
  if (!body)
    return (
      <Section>
        <Heading heading={heading} />
        <p>{messages.noBody}</p>
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
  const { messages } = useView();
  const { heading, status, description, bodies, headers, examples } = response;
  const kind = /^[123]/.test(status) ? 'good' : 'bad';
  return (
    <Section beside={examples.length > 0 && <Examples groups={examples} />}>
      <Heading heading={heading}>
        <span className={`ref-status ref-${kind}`}>{status}</span> {STATUS_CODES[status]}
      </Heading>
      <Markdown text={description} />
      <Bodies bodies={bodies} />
      {bodies.length === 0 && <p>{messages.noResponseBody}</p>}
      {headers && <Headers {...headers} />}
    </Section>
  );
}

function Headers({ trees, known }: NonNullable<ResponseData['headers']>): ReactNode {
  const { messages, href } = useView();
  return (
    <details className="ref-more ref-headers">
      <summary>
        {messages.headers} ({trees.length + known.length})
      </summary>
      {trees.length > 0 && <Properties nodes={trees} />}
      {known.length > 0 && (
        <p className="ref-elsewhere">
          {messages.describedAbove}{' '}
          {known.map(({ name, anchor }, index) => (
            <Fragment key={name}>
              {index > 0 && ', '}
              <a href={href(`#${anchor}`)}>
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
  const { messages, id, href } = useView();
  const columns = [
    messages.code,
    messages.status,
    messages.meaning,
    messages.remedy,
    messages.retry,
  ];
  return (
    <section className="ref-wide">
      <Heading heading={heading} />
      <p>{messages.errorsIntro}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable. */}
      <section className="ref-scroll" tabIndex={0} aria-label={messages.errors}>
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
            {rows.map(({ anchor, code, path, status, response, meaning, remedy, retryable }) => (
              <tr id={id(anchor)} key={code}>
                <td>
                  <a href={href(path)}>
                    <code>{code}</code>
                  </a>
                </td>
                <td>{response ? <a href={href(`#${response}`)}>{status}</a> : status}</td>
                <td>
                  <Markdown text={meaning} inline />
                </td>
                <td>
                  <Markdown text={remedy} inline />
                </td>
                <td>{retryable ? messages.yes : messages.no}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function Related({ heading, guides }: NonNullable<OperationData['related']>): ReactNode {
  const { href } = useView();
  return (
    <Section>
      <Heading heading={heading} />
      <ul>
        {guides.map(({ path, title }) => (
          <li key={path}>
            <a href={href(path)}>{title}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
