import type { Colour } from './colour.ts';
import type { Time } from './light.ts';
import type { Pen } from './pen.ts';

/** Where a thing belongs; the ground comes with it when the words name none. */
export type Place =
  | 'sky'
  | 'far'
  | 'ground'
  | 'water'
  | 'pond'
  | 'table'
  | 'space'
  /** A head and shoulders before a wall. */
  | 'portrait';

export interface Subject {
  /** What readers call it, in every language, separated by spaces; a `+` stands for a space in a word. */
  words: string;
  place: Place;
  /** The ground it brings, where that is not the usual one of its place: a setting of the vocabulary. */
  ground?: string;
  /** How high it is in a picture of height 1, among others. */
  size: number;
  /** Its width, in heights. */
  wide: number;
  /** What a colour in the words replaces. */
  colour: Colour;
  /** Somebody. */
  person?: true;
  /** An animal, or what could wear a hat like one. */
  alive?: true;
  /** How somebody has it who is in the same picture. */
  borne?: 'worn' | 'held';
  /** The first words of what it shows already: a cake has its candles. */
  shows?: string;
  /** Behind mountains: sun, moon and stars. */
  beyond?: true;
  /** When it is seen, if the words do not say. */
  time?: Time;
  /** How many there are when the words do not say. */
  usual?: number;
  draw: (pen: Pen, colour: Colour) => void;
}
