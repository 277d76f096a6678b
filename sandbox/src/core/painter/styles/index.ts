import { crayon, photo, pixel, poster } from './flat.ts';
import { glass } from './glass.ts';
import { ink } from './ink.ts';
import { oil } from './oil.ts';
import { pencil } from './pencil.ts';
import type { Style } from './pixel-tools.ts';
import { mural, woodcut } from './print.ts';
import { watercolour } from './watercolour.ts';

export const styles: Readonly<Record<string, Style>> = {
  oil,
  ink,
  watercolour,
  pencil,
  poster,
  pixel,
  woodcut,
  glass,
  photo,
  mural,
  crayon,
};
