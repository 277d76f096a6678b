/** @jsxRuntime automatic */
import { Fragment, type ReactNode } from 'react';
import type { Term } from '../edition.ts';
import type {
  Body,
  ExampleGroup,
  Heading as HeadingOf,
  ParameterGroup,
} from '../pages/page-data.ts';
import { Markdown } from './Markdown.tsx';
import { Details, Properties } from './SchemaTree.tsx';
import { useView } from './view.ts';

interface SectionProps {
  children?: ReactNode;
  /** Shown beside the prose on wide screens: the same thing at work. */
  beside?: ReactNode;
}

export function Section({ children, beside }: SectionProps): ReactNode {
  return (
    <section className="ref-section">
      <div className="ref-prose">{children}</div>
      {beside && (
        <div className="ref-beside">
          <div className="ref-sticky">{beside}</div>
        </div>
      )}
    </section>
  );
}

/** A heading as Docusaurus writes it, so that its table of contents can follow the reader. */
export function Heading({
  heading: { level, id, text },
  children = text,
}: {
  heading: HeadingOf;
  children?: ReactNode;
}): ReactNode {
  const view = useView();
  const Tag = `h${level}` as const;
  return (
    <Tag className="anchor" id={view.id(id)}>
      {children}
      <a
        href={view.href(`#${id}`)}
        className="hash-link"
        aria-label={`${view.messages.directLink} ${text}`}
        translate="no"
      >
        {'\u200b'}
      </a>
    </Tag>
  );
}

export function Terms({ className, rows }: { className: string; rows: Term[] }): ReactNode {
  return (
    <dl className={className}>
      {rows.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <Markdown text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Bodies({ bodies }: { bodies: Body[] }): ReactNode {
  const { id } = useView();
  return bodies.map(({ contentType, tree }) => (
    <Fragment key={contentType}>
      <p className="ref-media" id={id(tree.anchor)}>
        <code>{contentType}</code> <span className="ref-type">{tree.type}</span>
      </p>
      <Details node={tree} depth={-1} />
    </Fragment>
  ));
}

export function Parameters({ groups }: { groups: ParameterGroup[] }): ReactNode {
  const { messages } = useView();
  const titles = {
    path: messages.inPath,
    query: messages.inQuery,
    header: messages.inHeader,
    cookie: messages.inCookie,
  };
  return groups.map(({ place, trees }) => (
    <Fragment key={place}>
      <p className="ref-label">{titles[place]}</p>
      <Properties nodes={trees} />
    </Fragment>
  ));
}

/** Details that share a name close one another, so they are tabs that need no script. */
export function Examples({ groups }: { groups: ExampleGroup[] }): ReactNode {
  const { messages } = useView();
  return groups.map(({ name, examples }) => (
    <div className="ref-examples" key={name}>
      {examples.map(({ label, value }, index) => (
        <details className="ref-example" name={name} open={index === 0} key={label}>
          <summary>{label}</summary>
          <div className="ref-code">
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable. */}
            <pre tabIndex={0}>
              <code>
                <Json value={value} />
              </code>
            </pre>
            <button type="button" className="ref-copy" data-copy="">
              {messages.copy}
            </button>
          </div>
        </details>
      ))}
    </div>
  ));
}

const token = /("(?:[^"\\]|\\.)*")(\s*:)?/g;

/** Names and strings are told apart by colour; the rest needs none, and each span costs the page a node. */
function Json({ value }: { value: unknown }): ReactNode {
  if (typeof value === 'string') return value;
  const text = JSON.stringify(value, null, 2);
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(token)) {
    const [all, string = '', colon = ''] = match;
    parts.push(
      <Fragment key={match.index}>
        {text.slice(end, match.index)}
        <span className={colon ? 'ref-k' : 'ref-s'}>{string}</span>
        {colon}
      </Fragment>,
    );
    end = match.index + all.length;
  }
  return [...parts, text.slice(end)];
}
