/** @jsxRuntime automatic */
import { STATUS_CODES } from 'node:http';
import { Fragment, type ReactNode } from 'react';
import type { Insert } from '../edition.ts';
import type { OperationData, ResponseData, ResponseLink } from '../pages/page-data.ts';
import { Downloads } from './Downloads.tsx';
import { Markdown } from './Markdown.tsx';
import { Method } from './Method.tsx';
import { Name } from './Name.tsx';
import { AsReceived, Properties } from './SchemaTree.tsx';
import {
  Bodies,
  Deprecated,
  Examples,
  HashLink,
  Heading,
  Parameters,
  Section,
  Servers,
  Terms,
} from './Section.tsx';
import { Schemes } from './Security.tsx';
import { LeadsTo, MoreAt } from './Sentence.tsx';
import { useView } from './view.ts';
import { Webhook } from './Webhook.tsx';

export function OperationPage({ data }: { data: OperationData }): ReactNode {
  const { messages } = useView();
  const { belowEndpoint, besideRequest, parameters, request, responses } = data;
  const examples = [...data.programs, ...data.samples, ...(request?.body.examples ?? [])];
  return (
    <>
      <Endpoint {...data.endpoint} deprecated={data.deprecated} />
      {belowEndpoint && <Inserted {...belowEndpoint} />}
      <Facts data={data} />
      <div className="ref-lead">
        <div>
          <Markdown text={data.lead} />
          <MoreAt more={data.more} />
          <LeadsTo text={messages.account} guide={data.account} />
          {data.servers.length > 0 && <Servers servers={data.servers} />}
        </div>
        {data.advice.length > 0 && <Terms className="ref-advice" rows={data.advice} />}
      </div>
      <Jumps data={data} />
      <Section
        above={besideRequest && <Inserted {...besideRequest} />}
        beside={examples.length > 0 && <Examples groups={examples} />}
      >
        {parameters && (
          <>
            <Heading heading={parameters.heading} />
            <Parameters groups={parameters.groups} />
          </>
        )}
        {request && (
          <Bodies
            heading={<Heading heading={request.heading} />}
            optional={!request.body.required}
            description={request.body.description}
            bodies={request.body.bodies}
          />
        )}
      </Section>
      <Section>
        <Heading heading={responses.heading} />
      </Section>
      <AsReceived>
        {responses.items.map(response => (
          <Response key={response.status} response={response} />
        ))}
      </AsReceived>
      {data.callbacks && (
        <>
          <Section>
            <Heading heading={data.callbacks.heading} />
          </Section>
          {data.callbacks.items.map(item => (
            <Webhook key={item.heading.id} {...item} />
          ))}
        </>
      )}
      {data.errors && <Errors {...data.errors} />}
      {data.related && <Related {...data.related} />}
      <Section>
        <Downloads />
      </Section>
    </>
  );
}

/** What the operation is called by, and what the site lets the reader do with it. */
function Endpoint({
  method,
  address,
  action,
  deprecated,
}: OperationData['endpoint'] & { deprecated: boolean }): ReactNode {
  const { messages } = useView();
  return (
    <div className="ref-endpoint">
      <Method method={method} />{' '}
      <code>
        <Name>{address}</Name>
      </code>
      <Deprecated when={deprecated} />
      <div className="ref-actions">
        <button type="button" className="ref-button" data-copy="">
          {messages.copy}
        </button>
        {action && <Inserted {...action} />}
      </div>
    </div>
  );
}

/** What holds for every call, in one row. */
function Facts({ data: { facts, security } }: { data: OperationData }): ReactNode {
  const { messages, id } = useView();
  return (
    <dl className="ref-row">
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <Markdown text={text} inline />
          </dd>
        </div>
      ))}
      <div id={id(security.anchor)}>
        <dt>{messages.authentication}</dt>
        <dd className="ref-schemes">
          <Schemes security={security} />
        </dd>
      </div>
    </dl>
  );
}

/** In place of a table of contents, whose column the code has. */
function Jumps({ data }: { data: OperationData }): ReactNode {
  const { messages, href } = useView();
  const { parameters, request, responses, callbacks, errors, related } = data;
  return (
    <nav className="ref-jumps" aria-label={messages.onThisPage}>
      {[parameters, request, responses, callbacks, errors, related].map(
        part =>
          part && (
            <a href={href(`#${part.heading.id}`)} key={part.heading.id}>
              {part.heading.text}
            </a>
          ),
      )}
    </nav>
  );
}

function Inserted({ markup, anchors = [], links = [] }: Insert): ReactNode {
  const { id, href } = useView();
  anchors.forEach(id);
  links.forEach(href);
  return markup;
}

function Response({ response }: { response: ResponseData }): ReactNode {
  const { messages } = useView();
  const { heading, status, description, bodies, headers, links, examples } = response;
  const kind = /^[123]/.test(status) ? 'good' : 'bad';
  return (
    <Section beside={examples.length > 0 && <Examples groups={examples} />}>
      <Bodies
        heading={
          <Heading heading={heading}>
            <span className={`ref-status ref-${kind}`}>{status}</span> {STATUS_CODES[status]}
          </Heading>
        }
        description={description}
        bodies={bodies}
      />
      {bodies.length === 0 && <p>{messages.noResponseBody}</p>}
      {headers && <Headers {...headers} />}
      {links.length > 0 && <Links links={links} />}
    </Section>
  );
}

function Headers({ trees, known }: NonNullable<ResponseData['headers']>): ReactNode {
  const { messages, href } = useView();
  return (
    <details className="ref-more ref-headers">
      <summary>{messages.headers.replace('{count}', String(trees.length + known.length))}</summary>
      {trees.length > 0 && <Properties nodes={trees} />}
      {known.length > 0 && (
        <p className="ref-elsewhere">
          {messages.describedAbove}{' '}
          {known.map(({ name, anchor }, index) => (
            <Fragment key={name}>
              {index > 0 && messages.comma}
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

function Links({ links }: { links: ResponseLink[] }): ReactNode {
  const { messages, href } = useView();
  return (
    <dl className="ref-facts">
      <div>
        <dt>{messages.links}</dt>
        <dd>
          <ul>
            {links.map(({ name, description, operation, page, values }) => (
              <li key={name}>
                <code>{name}</code>
                {messages.colon}
                {page === undefined ? (
                  <code>{operation}</code>
                ) : (
                  <a href={href(page)}>{operation}</a>
                )}
                {values.map(({ name, value }) => (
                  <Fragment key={name}>
                    {messages.comma}
                    <code>{`${name} = ${value}`}</code>
                  </Fragment>
                ))}
                <Markdown text={description} />
              </li>
            ))}
          </ul>
        </dd>
      </div>
    </dl>
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
                  <HashLink anchor={anchor} text={code} />
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
