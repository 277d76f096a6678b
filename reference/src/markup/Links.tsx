/** @jsxRuntime automatic */
import { Fragment, type ReactNode } from 'react';
import type { Guide } from '../edition.ts';
import { WholeDocument } from './Downloads.tsx';
import { useCount, useView } from './view.ts';

/** Many pages in one paragraph: a line for each would fill screens. */
export function Links({ pages, more = 0 }: { pages: Guide[]; more?: number }): ReactNode {
  const { messages, href } = useView();
  const count = useCount();
  return (
    <>
      <p>
        {pages.map(({ path, title }, index) => (
          <Fragment key={path}>
            {index > 0 && messages.comma}
            <a href={href(path)}>{title}</a>
          </Fragment>
        ))}
      </p>
      {more > 0 && (
        <p className="ref-elsewhere">
          {count(messages.more, more)}
          <br />
          <WholeDocument />
        </p>
      )}
    </>
  );
}
