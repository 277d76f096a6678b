import type { ComponentPropsWithRef, ReactNode } from 'react';
import Styles from '../../kit/Styles';
import sheet from './tools.island.css';

/** The frame of a tool. */
export default function Tool(props: ComponentPropsWithRef<'section'>): ReactNode {
  return (
    <>
      <Styles href={sheet} />
      <section {...props} className="bench" />
    </>
  );
}
