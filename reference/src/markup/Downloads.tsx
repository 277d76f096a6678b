/** @jsxRuntime automatic */
import { Fragment, type ReactNode } from 'react';
import { Sentence } from './Sentence.tsx';
import { useCount, useView } from './view.ts';

/** The attribute also tells the router, and the check of broken links, that this is a file. */
function Download({ path }: { path: string }): ReactNode {
  const { to } = useView();
  return (
    <a href={to(path)} download>
      {path.replace('/', '')}
    </a>
  );
}

/** Where everything is that a page leaves out. */
export function WholeDocument(): ReactNode {
  const { messages, downloads = [] } = useView();
  const [path] = downloads;
  if (path === undefined) return null;
  return (
    <Sentence text={messages.contract}>
      <Download path={path} />
    </Sentence>
  );
}

/** The last line of a page, after what it had no room for. */
export function Downloads(): ReactNode {
  return (
    <>
      <Omitted />
      <Files />
    </>
  );
}

function Omitted(): ReactNode {
  const { messages, omitted } = useView();
  const count = useCount();
  return omitted > 0 && <p className="ref-elsewhere">{count(messages.omitted, omitted)}</p>;
}

function Files(): ReactNode {
  const { messages, downloads = [] } = useView();
  if (downloads.length === 0) return null;
  return (
    <p className="ref-downloads">
      <Sentence text={messages.contract}>
        {downloads.map((path, index) => (
          <Fragment key={path}>
            {index > 0 && ' · '}
            <Download path={path} />
          </Fragment>
        ))}
      </Sentence>
    </p>
  );
}
