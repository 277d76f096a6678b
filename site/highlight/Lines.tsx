/** @jsxRuntime automatic */
import { hang } from '@easel/reference/hang';
import { Fragment, type ReactNode } from 'react';
import type { Line } from './highlight.ts';
import { Pieces } from './Pieces.tsx';

/** Code that is wrapped where it is long. The break is in its line, which would stand in a line of its own otherwise. */
export function Lines({ of }: { of: Line[] }): ReactNode {
  return of.map((line, index) => {
    const style = hang(line.map(({ text }) => text).join(''));
    const whole = index < of.length - 1 ? [...line, { text: '\n' }] : line;
    const shown = <Pieces of={whole} />;
    return style ? (
      <span key={index} className="ref-line" style={style}>
        {shown}
      </span>
    ) : (
      <Fragment key={index}>{shown}</Fragment>
    );
  });
}
