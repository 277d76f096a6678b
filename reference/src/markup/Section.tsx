/** @jsxRuntime automatic */
import { Fragment, type ReactNode } from 'react';
import { hang } from '../../browser/hang.ts';
import type { Term } from '../edition.ts';
import type {
  Body,
  ExampleGroup,
  Heading as HeadingOf,
  OperationData,
  ParameterGroup,
  ShownExample,
} from '../pages/page-data.ts';
import { WholeDocument } from './Downloads.tsx';
import { Markdown } from './Markdown.tsx';
import { Name } from './Name.tsx';
import { Details, folds, Properties } from './SchemaTree.tsx';
import { useCount, useView } from './view.ts';

interface SectionProps {
  children?: ReactNode;
  /** The same thing at work: beside the prose on wide screens, where it stays in sight. */
  beside?: ReactNode;
  /** Above that, and before the prose on narrow screens. */
  above?: ReactNode;
}

export function Section({ children, beside, above }: SectionProps): ReactNode {
  const code = (above || beside) && (
    <div className="ref-beside">
      {above}
      {beside && <div className="ref-sticky">{beside}</div>}
    </div>
  );
  return (
    <section className="ref-section">
      {above && code}
      <div className="ref-prose">{children}</div>
      {!above && code}
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
      <HashLink anchor={id} text={text} />
    </Tag>
  );
}

export function HashLink({ anchor, text }: { anchor: string; text: string }): ReactNode {
  const { href, messages } = useView();
  return (
    <a
      href={href(`#${anchor}`)}
      className="hash-link"
      aria-label={messages.directLink.replace('{title}', text)}
      translate="no"
    >
      {'\u200b'}
    </a>
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

export function Deprecated({ when }: { when: boolean }): ReactNode {
  const { messages } = useView();
  return (
    when && (
      <>
        {' '}
        <span className="badge badge--deprecated">{messages.deprecated}</span>
      </>
    )
  );
}

export function Servers({ servers }: Pick<OperationData, 'servers'>): ReactNode {
  return (
    <dl className="ref-pairs">
      {servers.map(({ url, description }) => (
        <div key={url}>
          <dt>
            <code>{url}</code>
          </dt>
          <dd>
            <Markdown text={description} inline />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface BodiesProps {
  heading?: ReactNode;
  /** Whether the call may be made without it. */
  optional?: boolean;
  description?: string;
  bodies: Body[];
}

/** A request or a response. What a single body is made of stands beside its heading. */
export function Bodies({
  heading,
  optional = false,
  description = '',
  bodies,
}: BodiesProps): ReactNode {
  const { messages } = useView();
  const [only, another] = bodies;
  return (
    <>
      <div className="ref-title">
        {heading}
        {optional && <span className="ref-type">{messages.optional}</span>}
        {only && !another && <Media body={only} />}
      </div>
      <Markdown text={description} />
      {bodies.map(body => (
        <Fragment key={body.contentType}>
          {another && <Media body={body} />}
          <div className="ref-schema">
            <Details node={body.tree} depth={-1} />
          </div>
        </Fragment>
      ))}
    </>
  );
}

function Media({ body: { contentType, tree } }: { body: Body }): ReactNode {
  const { id, messages } = useView();
  return (
    <p className="ref-media" id={id(tree.anchor)}>
      {contentType !== '' && (
        <>
          <code>{contentType}</code>{' '}
        </>
      )}
      <span className="ref-type">
        <Name>{tree.type}</Name>
      </span>
      {folds(tree) && (
        <>
          {' '}
          <button type="button" className="ref-button" data-unfold={messages.collapseAll}>
            {messages.expandAll}
          </button>
        </>
      )}
    </p>
  );
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
  return groups.map(({ name, examples }) => (
    <div className="ref-examples" key={name}>
      {examples.map(({ label, ...example }, index) => (
        <details className="ref-example" name={name} open={index === 0} key={label}>
          <summary>{label}</summary>
          <Example {...example} />
        </details>
      ))}
    </div>
  ));
}

/** More lines than a reader wants beside the words at once. */
const manyLines = 24;

function Example({ text, language, more }: Omit<ShownExample, 'label'>): ReactNode {
  const { messages } = useView();
  const count = useCount();
  const long = text.split('\n').length > manyLines;
  return (
    <div className="ref-code" data-long={long ? '' : undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable. */}
      <pre tabIndex={0}>
        <code>{language === 'json' ? <Json text={text} /> : text}</code>
      </pre>
      {long && <div className="ref-fade" />}
      <div className="ref-buttons">
        <button type="button" className="ref-button" data-wrap="" aria-pressed="true">
          {messages.wrap}
        </button>
        <button type="button" className="ref-button" data-copy="">
          {messages.copy}
        </button>
      </div>
      {more > 0 && (
        <p className="ref-elsewhere">
          {count(messages.moreCharacters, more)}
          <br />
          <WholeDocument />
        </p>
      )}
    </div>
  );
}

const token = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\b\d[\d.eE+-]*|\b(?:true|false|null)\b/g;

/** Names, strings and what is neither are told apart by colour; signs need none, and each span costs the page a node. */
function Json({ text }: { text: string }): ReactNode {
  // The break is in its line, which would stand in a line of its own otherwise.
  return text.split(/(?<=\n)/).map((line, index) => {
    const style = hang(line);
    return style ? (
      <span className="ref-line" style={style} key={index}>
        {colour(line)}
      </span>
    ) : (
      <Fragment key={index}>{colour(line)}</Fragment>
    );
  });
}

function colour(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(token)) {
    const [all, string, colon = ''] = match;
    const kind = string === undefined ? 'n' : colon ? 'k' : 's';
    parts.push(
      <Fragment key={match.index}>
        {text.slice(end, match.index)}
        <span className={`ref-${kind}`}>{string ?? all}</span>
        {colon}
      </Fragment>,
    );
    end = match.index + all.length;
  }
  return [...parts, text.slice(end)];
}
