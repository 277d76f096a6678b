import { darker, lighter } from '../colour.ts';
import type { Subject } from '../subject.ts';
import { path, volume } from './shapes.ts';

export const giftBox: Subject = {
  words: 'gift present gift+box 礼物 礼盒 礼品',
  place: 'table',
  size: 0.34,
  wide: 1.06,
  colour: [200, 52, 60],
  draw(pen, colour) {
    const gold = [246, 206, 110] as const;
    // Two sides, the lid over them, a ribbon around all.
    pen.shape(path([-0.46, 0.46, 0.1, 0.52, 0.1, 1, -0.46, 0.92]), {
      from: lighter(colour, 0.1),
      to: darker(colour, 0.12),
    });
    pen.shape(path([0.1, 0.52, 0.46, 0.44, 0.46, 0.88, 0.1, 1]), {
      from: darker(colour, 0.28),
      to: darker(colour, 0.48),
    });
    pen.shape(path([-0.25, 0.48, -0.11, 0.5, -0.11, 0.97, -0.25, 0.95]), {
      from: lighter(gold, 0.2),
      to: darker(gold, 0.15),
    });
    pen.shape(path([0.23, 0.49, 0.32, 0.47, 0.32, 0.925, 0.23, 0.955]), {
      from: darker(gold, 0.2),
      to: darker(gold, 0.4),
    });
    pen.shape(path([-0.52, 0.37, -0.12, 0.28, 0.52, 0.34, 0.11, 0.43]), {
      from: lighter(colour, 0.42),
      to: lighter(colour, 0.2),
    });
    pen.shape(path([-0.52, 0.37, 0.11, 0.43, 0.11, 0.55, -0.52, 0.48]), lighter(colour, 0.16));
    pen.shape(path([0.11, 0.43, 0.52, 0.34, 0.52, 0.45, 0.11, 0.55]), darker(colour, 0.2));
    pen.shape(path([-0.28, 0.39, -0.13, 0.41, 0.3, 0.32, 0.15, 0.305]), lighter(gold, 0.3));
    pen.shape(path([0.25, 0.4, 0.34, 0.38, -0.27, 0.313, -0.37, 0.335]), gold);
    pen.shape(path([-0.28, 0.395, -0.13, 0.41, -0.13, 0.525, -0.28, 0.507]), lighter(gold, 0.15));
    pen.shape(path([0.24, 0.402, 0.34, 0.38, 0.34, 0.493, 0.24, 0.518]), darker(gold, 0.25));
    for (const side of [-1, 1]) {
      const shine = side < 0 ? 0.3 : 0;
      pen.shape(
        path([0, 0.34, side * 0.24, 0.44, side * 0.2, 0.5, side * 0.13, 0.48, 0, 0.38]),
        darker(gold, 0.2),
      );
      pen.blob(
        path([
          0,
          0.33,
          side * 0.12,
          0.1,
          side * 0.32,
          0.02,
          side * 0.42,
          0.14,
          side * 0.34,
          0.28,
          side * 0.16,
          0.35,
        ]),
        volume(gold, shine + 0.15, 0.4),
      );
      pen.blob(
        path([side * 0.1, 0.28, side * 0.22, 0.12, side * 0.33, 0.13, side * 0.3, 0.23]),
        darker(gold, 0.45),
      );
    }
    pen.oval(0, 0.33, 0.085, 0.07, volume(gold, 0.45, 0.3));
  },
};
