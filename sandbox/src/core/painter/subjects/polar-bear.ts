import type { Subject } from '../subject.ts';
import { bear } from './bear.ts';

export const polarBear: Subject = {
  ...bear,
  words: 'polar+bear ice+bear 北极熊 白熊',
  colour: [240, 238, 228],
};
