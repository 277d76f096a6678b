/** @jsxRuntime automatic */
import { Fragment, type ReactNode } from 'react';
import { Sentence } from './Sentence.tsx';
import { useView } from './view.ts';

/** The attribute also tells the router, and the check of broken links, that this is a file. */
export function Download({ path }: { path: string }): ReactNode {
  const { to } = useView();
  return (
    <a href={to(path)} download>
      {path.replace('/', '')}
    </a>
  );
}

export function Downloads(): ReactNode {
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
