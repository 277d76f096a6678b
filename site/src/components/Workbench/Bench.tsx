import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ComponentPropsWithRef, ReactNode } from 'react';

/** The frame of a tool. Its styles are a file of their own: the engine would put them into the sheet of every page. */
export default function Bench(props: ComponentPropsWithRef<'section'>): ReactNode {
  return (
    <>
      <link rel="stylesheet" href={useBaseUrl('/bench.css')} precedence="bench" />
      <section {...props} className="bench" />
    </>
  );
}
