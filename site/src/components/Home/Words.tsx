import type { ReactNode } from 'react';
import parts from './parts.module.css';

interface Props {
  /** Of the heading, for what is named after it. */
  id?: string;
  title: ReactNode;
  children: ReactNode;
}

/** What a section is about, and a sentence or two. */
export default function Words({ id, title, children }: Props): ReactNode {
  return (
    <>
      <h2 id={id}>{title}</h2>
      <p className={`prose ${parts.lead}`}>{children}</p>
    </>
  );
}
