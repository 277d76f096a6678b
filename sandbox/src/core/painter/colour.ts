export type Colour = readonly [red: number, green: number, blue: number];

/** A colour that is worked on in place: over millions of pixels a new one each time would cost more than the work. */
export type Rgb = [red: number, green: number, blue: number];

export function mixIn(colour: Rgb, other: Colour, share: number): void {
  colour[0] += (other[0] - colour[0]) * share;
  colour[1] += (other[1] - colour[1]) * share;
  colour[2] += (other[2] - colour[2]) * share;
}

export function scaleIn(colour: Rgb, by: number): void {
  colour[0] *= by;
  colour[1] *= by;
  colour[2] *= by;
}

export function addIn(colour: Rgb, value: number): void {
  colour[0] += value;
  colour[1] += value;
  colour[2] += value;
}

export function setIn(colour: Rgb, other: Colour): void {
  colour[0] = other[0];
  colour[1] = other[1];
  colour[2] = other[2];
}

/** 0 is grey, 1 as it was, more is stronger. */
export function saturateIn(colour: Rgb, by: number): void {
  const grey = greyOf(colour);
  colour[0] = grey + (colour[0] - grey) * by;
  colour[1] = grey + (colour[1] - grey) * by;
  colour[2] = grey + (colour[2] - grey) * by;
}

export function mix(a: Colour, b: Colour, share: number): Colour {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

const black: Colour = [12, 14, 24];
const white: Colour = [255, 252, 244];

export const darker = (colour: Colour, share = 0.25): Colour => mix(colour, black, share);
export const lighter = (colour: Colour, share = 0.25): Colour => mix(colour, white, share);

export const greyOf = (colour: Colour): number =>
  (colour[0] * 77 + colour[1] * 150 + colour[2] * 29) / 256;
