import type { ReactNode } from 'react';

/** The styles of a live part, an `.island.css`: what is rendered with them is not shown before they are there. */
export default function Styles({ href }: { href: string }): ReactNode {
  return <link rel="stylesheet" href={href} precedence="island" />;
}
