import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react';
import { openIsland } from '../../kit/open-island';
import sheet from './tools.island.css';

/** The frame of a tool. */
export default function Tool(props: ComponentPropsWithRef<'section'>): ReactNode {
  return <section {...props} className="bench" />;
}

/** An island in that frame. */
export const openTool = <Props extends object, Given extends keyof Props>(
  Component: ComponentType<Props>,
  files: Record<Given, URL | string>,
) => openIsland(Component, files, [sheet]);
