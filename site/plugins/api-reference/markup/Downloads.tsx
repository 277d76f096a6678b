/** @jsxRuntime automatic */
import { Fragment, type ReactNode } from 'react';
import { useView } from './view.ts';

/** The attribute also tells the router, and the check of broken links, that this is a file. */
export function Download({ path }: { path: string }): ReactNode {
  const { links } = useView();
  return (
    <a href={links.to(path)} download>
      {path.replace('/', '')}
    </a>
  );
}

export function Downloads(): ReactNode {
  const { words, downloads } = useView();
  if (downloads.length === 0) return null;
  return (
    <p className="ref-downloads">
      {words.contract}{' '}
      {downloads.map((path, index) => (
        <Fragment key={path}>
          {index > 0 && ' · '}
          <Download path={path} />
        </Fragment>
      ))}
    </p>
  );
}
