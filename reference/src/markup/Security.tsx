/** @jsxRuntime automatic */
import { Fragment, type ReactNode } from 'react';
import type { Flow, NeededScheme, Scheme, Security } from '../pages/page-data.ts';
import { Markdown } from './Markdown.tsx';
import { Name } from './Name.tsx';
import { LeadsTo } from './Sentence.tsx';
import { useView } from './view.ts';

/** What is sent to be let in: one of the ways, with everything that belongs to it. */
export function Schemes({ security: { ways, schemes } }: { security: Security }): ReactNode {
  const { messages } = useView();
  if (schemes.length === 0) return messages.authenticationNone;
  return ways.map((way, index) => (
    <Fragment key={index}>
      {index > 0 && messages.or}
      {way.length === 0 && messages.withoutCredentials}
      {way.map((needed, position) => (
        <Fragment key={needed.name}>
          {position > 0 && messages.and}
          <Needed
            needed={needed}
            // Told once; a second way with it only names it.
            scheme={isFirst(ways, needed, index) ? byName(schemes, needed.name) : undefined}
          />
        </Fragment>
      ))}
    </Fragment>
  ));
}

const byName = (schemes: Scheme[], name: string) => schemes.find(scheme => scheme.name === name);

const isFirst = (ways: NeededScheme[][], { name }: NeededScheme, index: number) =>
  ways.findIndex(way => way.some(needed => needed.name === name)) === index;

interface NeededProps {
  needed: NeededScheme;
  scheme: Scheme | undefined;
}

function Needed({ needed: { title, scopes }, scheme }: NeededProps): ReactNode {
  const { messages } = useView();
  const head = (
    <>
      {title}
      {scopes.map((scope, index) => (
        <Fragment key={scope}>
          {index === 0 ? messages.colon : messages.comma}
          <code>
            <Name>{scope}</Name>
          </code>
        </Fragment>
      ))}
    </>
  );
  if (!scheme) return head;
  const { name, kind, description, discovery, flows, guide } = scheme;
  return (
    <details className="ref-more">
      <summary>{head}</summary>
      <div className="ref-text">
        <p>
          <span className="ref-type">
            <Name>{`${name} · ${kind}`}</Name>
          </span>
        </p>
        <Markdown text={description} />
        {discovery !== undefined && (
          <p>
            <code>{discovery}</code>
          </p>
        )}
        {flows.map(flow => (
          <FlowEntry key={flow.name} {...flow} />
        ))}
      </div>
      <LeadsTo text={messages.readMore} guide={guide} />
    </details>
  );
}

function FlowEntry({ name, addresses, scopes }: Flow): ReactNode {
  return (
    <>
      <p>
        <code>{name}</code>
      </p>
      <dl className="ref-values">
        {addresses.map(address => (
          <div key={address.name}>
            <dt>
              <code>{address.name}</code>
            </dt>
            <dd>
              <code>
                <Name>{address.url}</Name>
              </code>
            </dd>
          </div>
        ))}
        {scopes.map(scope => (
          <div key={scope.name}>
            <dt>
              <code>
                <Name>{scope.name}</Name>
              </code>
            </dt>
            <dd>
              <Markdown text={scope.meaning} inline />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
