import type { ComponentPropsWithRef, ReactNode } from 'react';
import sheet from './tools.island.css';

/** The frame of a tool. */
export default function Tool(props: ComponentPropsWithRef<'section'>): ReactNode {
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="island" />
      <section {...props} className="bench" />
    </>
  );
}
