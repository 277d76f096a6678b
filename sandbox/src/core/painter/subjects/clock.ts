import { darker, lighter } from '../colour.ts';
import { cosine, sine } from '../random.ts';
import type { Subject } from '../subject.ts';
import { arc, path } from './shapes.ts';

export const clock: Subject = {
  words: 'clock mantel+clock alarm+clock 钟 座钟 时钟 钟表 闹钟',
  place: 'table',
  size: 0.44,
  wide: 0.86,
  colour: [132, 80, 46],
  draw(pen, colour) {
    const wood = { from: lighter(colour, 0.2), to: darker(colour, 0.4), along: 'right' } as const;
    const gold = [212, 168, 82] as const;
    pen.shape([[-0.33, 0.9], ...arc([0, 0.4], [0.33, 0.34], 0.5, 1), [0.33, 0.9]], wood);
    pen.shape([[-0.28, 0.86], ...arc([0, 0.41], [0.28, 0.29], 0.5, 1), [0.28, 0.86]], {
      from: darker(colour, 0.22),
      to: darker(colour, 0.5),
    });
    pen.blob(path([-0.05, 0.08, 0, 0, 0.05, 0.08]), gold);
    // Plinth.
    pen.box(-0.38, 0.86, 0.76, 0.05, {
      from: lighter(colour, 0.3),
      to: darker(colour, 0.25),
      along: 'right',
    });
    pen.box(-0.43, 0.91, 0.86, 0.065, wood);
    for (const x of [-0.36, 0.36]) pen.oval(x, 0.985, 0.05, 0.022, darker(colour, 0.5));
    pen.oval(0, 0.42, 0.255, 0.255, {
      from: lighter(gold, 0.4),
      to: darker(gold, 0.35),
      along: 'out',
    });
    pen.oval(0, 0.42, 0.225, 0.225, { from: [255, 250, 236], to: [226, 212, 182], along: 'out' });
    const spoke = (turns: number, from: number, to: number, thick: number) =>
      pen.line(
        [
          [from * sine(turns), 0.42 - from * cosine(turns)],
          [to * sine(turns), 0.42 - to * cosine(turns)],
        ],
        thick,
        [44, 36, 36],
      );
    for (let hour = 0; hour < 12; hour++)
      spoke(hour / 12, hour % 3 ? 0.185 : 0.165, 0.205, hour % 3 ? 0.01 : 0.02);
    const now = Math.floor(pen.random() * 12);
    spoke((now + 0.17) / 12, -0.03, 0.115, 0.026);
    spoke(0.17, -0.04, 0.175, 0.017);
    pen.oval(0, 0.42, 0.022, 0.022, gold);
    // The pendulum behind its little window.
    pen.box(-0.1, 0.7, 0.2, 0.14, [40, 28, 26]);
    pen.line(path([0, 0.7, 0.02, 0.78]), 0.012, gold);
    pen.oval(0.022, 0.785, 0.04, 0.04, {
      from: lighter(gold, 0.5),
      to: darker(gold, 0.3),
      along: 'out',
    });
  },
};
