import type { ReactNode } from 'react';
import Code from '../Code';

interface Props {
  title: string;
  text: string;
  open?: boolean;
}

export default function Details({ title, text, open }: Props): ReactNode {
  return (
    <details className="con-details" open={open}>
      <summary>{title}</summary>
      <Code label={title} text={text} />
    </details>
  );
}
