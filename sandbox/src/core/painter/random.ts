import { latticeValue } from '../images/noise.ts';

/** 0 to 1, again and again, from exact arithmetic: the same in every runtime. */
export type Random = () => number;

export function randomFrom(seed: number): Random {
  let turn = 0;
  return () => latticeValue(turn++, 17, seed);
}

/** Sine of a part of a full turn. Math.sin may differ in the last bit from engine to engine. */
export function sine(turns: number): number {
  const around = turns - Math.floor(turns);
  const half = around < 0.5 ? around : around - 0.5;
  const angle = (half < 0.25 ? half : 0.5 - half) * 6.283185307179586;
  const square = angle * angle;
  const value =
    angle * (1 - (square / 6) * (1 - (square / 20) * (1 - (square / 42) * (1 - square / 72))));
  return around < 0.5 ? value : -value;
}

export const cosine = (turns: number): number => sine(turns + 0.25);
