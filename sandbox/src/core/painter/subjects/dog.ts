import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path } from './shapes.ts';

export const dog: Subject = {
  words:
    'dog puppy hound doggy corgi labrador retriever terrier poodle husky 狗 小狗 狗狗 犬 柯基 柴犬',
  place: 'ground',
  alive: true,
  size: 0.36,
  wide: 1.14,
  colour: [196, 142, 84],
  draw(pen, colour) {
    const fur = { from: lighter(colour, 0.2), to: darker(colour, 0.26), along: 'out' } as const;
    const shade = darker(colour, 0.3);
    const pale = lighter(colour, 0.62);
    pen.curve(
      path([0.36, 0.52, 0.5, 0.42, 0.53, 0.28, 0.47, 0.17]),
      0.1,
      darker(colour, 0.1),
      0.045,
    );
    pen.oval(0.472, 0.18, 0.026, 0.03, pale);
    // The legs of the far side, then the body.
    pen.curve(path([-0.1, 0.6, -0.07, 0.8, -0.09, 0.97]), 0.13, shade, 0.085);
    pen.curve(path([0.26, 0.6, 0.28, 0.78, 0.24, 0.97]), 0.15, shade, 0.08);
    pen.oval(-0.11, 0.965, 0.065, 0.035, shade);
    pen.oval(0.22, 0.965, 0.065, 0.035, shade);
    pen.blob(
      path([
        -0.3, 0.36, -0.1, 0.36, 0.1, 0.43, 0.32, 0.42, 0.44, 0.54, 0.4, 0.7, 0.12, 0.7, -0.1, 0.76,
        -0.28, 0.68, -0.34, 0.5,
      ]),
      fur,
    );
    pen.blob(path([-0.33, 0.48, -0.24, 0.5, -0.22, 0.66, -0.28, 0.72, -0.34, 0.6]), pale);
    pen.blob(
      path([
        -0.22, 0.48, -0.12, 0.56, -0.13, 0.76, -0.16, 0.97, -0.25, 0.97, -0.25, 0.78, -0.29, 0.6,
      ]),
      { from: lighter(colour, 0.06), to: colour },
    );
    pen.oval(0.33, 0.63, 0.125, 0.16, {
      from: lighter(colour, 0.1),
      to: darker(colour, 0.08),
      along: 'out',
    });
    pen.curve(path([0.36, 0.7, 0.41, 0.83, 0.37, 0.97]), 0.13, colour, 0.085);
    pen.oval(-0.235, 0.96, 0.078, 0.04, pale);
    pen.oval(0.345, 0.96, 0.078, 0.04, pale);
    pen.curve(path([-0.36, 0.37, -0.24, 0.44, -0.1, 0.38]), 0.05, [186, 48, 44]);
    pen.oval(-0.27, 0.46, 0.03, 0.03, [236, 196, 84]);
    // Head, muzzle, ear.
    pen.blob(path([-0.44, 0.34, -0.38, 0.34, -0.4, 0.44, -0.45, 0.44]), [226, 116, 122]);
    pen.blob(
      path([
        -0.38, 0.06, -0.24, 0.02, -0.09, 0.1, -0.06, 0.26, -0.16, 0.38, -0.34, 0.38, -0.5, 0.35,
        -0.56, 0.27, -0.53, 0.2, -0.43, 0.17,
      ]),
      fur,
    );
    pen.blob(
      path([-0.44, 0.21, -0.54, 0.21, -0.56, 0.28, -0.48, 0.35, -0.36, 0.36, -0.35, 0.27]),
      pale,
    );
    pen.curve(path([-0.53, 0.31, -0.44, 0.34, -0.35, 0.3]), 0.012, [70, 44, 40]);
    pen.oval(-0.545, 0.215, 0.042, 0.034, [34, 28, 30]);
    pen.oval(-0.36, 0.165, 0.028, 0.032, [34, 26, 26]);
    pen.oval(-0.37, 0.155, 0.009, 0.01, [250, 248, 240]);
    pen.blob(path([-0.24, 0.03, -0.12, 0.05, -0.02, 0.24, -0.04, 0.4, -0.13, 0.41, -0.19, 0.26]), {
      from: darker(colour, 0.2),
      to: darker(colour, 0.48),
    });
  },
};
