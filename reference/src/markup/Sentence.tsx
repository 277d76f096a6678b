/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import type { Guide } from '../edition.ts';
import type { More } from '../pages/page-data.ts';
import { useView } from './view.ts';

/** A message with markup at its `{link}`: what stands around that, a colon for instance, is up to the language. */
export function Sentence({ text, children }: { text: string; children: ReactNode }): ReactNode {
  const [before, after] = text.split('{link}');
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}

/** A line that leads to a page of the site. */
export function LeadsTo({ text, guide }: { text: string; guide: Guide | undefined }): ReactNode {
  const { href } = useView();
  return (
    guide && (
      <p className="ref-elsewhere">
        <Sentence text={text}>
          <a href={href(guide.path)}>{guide.title}</a>
        </Sentence>
      </p>
    )
  );
}

/** A line that leads to a page elsewhere. */
export function MoreAt({ more }: { more: More | undefined }): ReactNode {
  const { messages } = useView();
  return (
    more && (
      <p className="ref-elsewhere">
        <Sentence text={messages.readMore}>
          <a href={more.url}>{more.text}</a>
        </Sentence>
      </p>
    )
  );
}
