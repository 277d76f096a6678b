import type { ComponentPropsWithRef, ReactNode } from 'react';
import sheet from './tools.island.css';

/** Exported again by every tool: they come with it. */
export const styles = [sheet];

/** The frame of a tool. */
export default function Tool(props: ComponentPropsWithRef<'section'>): ReactNode {
  return <section {...props} className="bench" />;
}
