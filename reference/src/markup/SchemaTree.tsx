/** @jsxRuntime automatic */
import { createContext, type ReactNode, useContext } from 'react';
import type { Fact, SchemaNode, Variants as VariantsOf } from '../schema/schema-node.ts';
import { WholeDocument } from './Downloads.tsx';
import { Markdown } from './Markdown.tsx';
import { Name } from './Name.tsx';
import { useCount, useView } from './view.ts';

// A handful of values is read at a glance; a long list would bury the next field.
const openValues = 5;

const ReceivedContext = createContext(false);

/** What the server sends: whether a field may be missing there is not the reader's duty. */
export function AsReceived({ children }: { children: ReactNode }): ReactNode {
  return <ReceivedContext value={true}>{children}</ReceivedContext>;
}

/** Whether something of a tree is folded away. */
export function folds(node: SchemaNode): boolean {
  return (
    node.values.length > openValues ||
    node.variants !== undefined ||
    node.children.some(child => child.children.length > 0 || folds(child))
  );
}

interface NodeProps {
  node: SchemaNode;
  /** How many lists of fields are around it; those of the first are open. */
  depth: number;
}

export function Properties({
  nodes,
  depth = 0,
}: {
  nodes: SchemaNode[];
  depth?: number;
}): ReactNode {
  return (
    <ul className="ref-tree">
      {nodes.map(node => (
        <Property key={node.anchor} node={node} depth={depth} />
      ))}
    </ul>
  );
}

function Property({ node, depth }: NodeProps): ReactNode {
  const { messages, id, href } = useView();
  const received = useContext(ReceivedContext);
  return (
    <li className="ref-prop" id={id(node.anchor)}>
      <div className="ref-head">
        <a className="ref-name" href={href(`#${node.anchor}`)}>
          <Name>{node.name}</Name>
        </a>{' '}
        <span className="ref-type">
          <Name>{node.type}</Name>
        </span>
        {node.required && !received && (
          <>
            {' '}
            <span className="ref-required">{messages.required}</span>
          </>
        )}
        {node.deprecated && (
          <>
            {' '}
            <span className="badge badge--deprecated">{messages.deprecated}</span>
          </>
        )}
        {node.access && (
          <>
            {' '}
            <span className="badge">{messages[node.access]}</span>
          </>
        )}
      </div>
      <Details node={node} depth={depth} />
    </li>
  );
}

/** Everything below the first line: also what a whole body or a variant shows of itself. */
export function Details({ node, depth }: NodeProps): ReactNode {
  return (
    <>
      {node.description !== '' && (
        <div className="ref-text">
          <Markdown text={node.description} />
        </div>
      )}
      <Facts facts={node.facts} />
      <Values node={node} />
      <Elsewhere node={node} />
      {node.variants && <Variants variants={node.variants} depth={depth} />}
      <Children node={node} depth={depth} />
    </>
  );
}

function Facts({ facts }: { facts: Fact[] }): ReactNode {
  if (facts.length === 0) return null;
  return (
    <dl className="ref-facts">
      {facts.map(fact => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>
            <FactValue {...fact} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FactValue({ value, form }: Fact): ReactNode {
  if (form === 'prose') return <Markdown text={value} inline />;
  return form === 'code' ? <code>{value}</code> : value;
}

function Values({ node: { values } }: { node: SchemaNode }): ReactNode {
  const { messages, id, href } = useView();
  const count = useCount();
  if (values.length === 0) return null;
  const list = (
    <dl className="ref-values">
      {values.map(({ value, meaning, anchor }) => (
        <div key={anchor}>
          <dt id={anchor && id(anchor)}>
            <a href={anchor && href(`#${anchor}`)}>
              <code>
                <Name>{value}</Name>
              </code>
            </a>
          </dt>
          <dd>{meaning && <Markdown text={meaning} inline />}</dd>
        </div>
      ))}
    </dl>
  );
  if (values.length <= openValues) return list;
  return (
    <details className="ref-more">
      <summary>{count(messages.values, values.length)}</summary>
      {list}
    </details>
  );
}

function Elsewhere({ node: { describedAt, cut, more } }: { node: SchemaNode }): ReactNode {
  const { messages, href } = useView();
  const count = useCount();
  return (
    <>
      {more !== undefined && <p className="ref-elsewhere">{count(messages.more, more)}</p>}
      {describedAt && (
        <p className="ref-elsewhere">
          {messages.describedAbove}{' '}
          <a href={href(describedAt.path ?? `#${describedAt.anchor}`)}>
            <code>{describedAt.label}</code>
          </a>
        </p>
      )}
      {cut && (
        <p className="ref-elsewhere">
          {more === undefined && `${messages.cut} `}
          <WholeDocument />
        </p>
      )}
    </>
  );
}

function Variants({ variants, depth }: { variants: VariantsOf; depth: number }): ReactNode {
  const { messages, id } = useView();
  const { keyword, decidedBy, options } = variants;
  return (
    <>
      <p className="ref-variants">
        {messages[keyword]}
        {decidedBy !== undefined && (
          <>
            {messages.decidedBy}
            <code>{decidedBy}</code>
          </>
        )}
      </p>
      {options.map(({ label, node }) => (
        <details className="ref-variant" id={id(node.anchor)} key={node.anchor}>
          <summary>
            <code>
              <Name>{label}</Name>
            </code>
            {label !== node.type && (
              <>
                {' '}
                <span className="ref-type">
                  <Name>{node.type}</Name>
                </span>
              </>
            )}
          </summary>
          <Details node={node} depth={depth} />
        </details>
      ))}
    </>
  );
}

function Children({ node, depth }: NodeProps): ReactNode {
  const { messages } = useView();
  const count = useCount();
  if (node.children.length === 0) return null;
  const list = <Properties nodes={node.children} depth={depth + 1} />;
  // A body and a variant have a summary of their own already.
  if (node.name === '') return list;
  return (
    <details className="ref-more" open={depth === 0}>
      <summary>{count(messages.fields, node.children.length)}</summary>
      {list}
    </details>
  );
}
