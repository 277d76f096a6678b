import { luminance, type Pixels } from '../images/pixels.ts';
import { createCanvas, type Point } from './canvas.ts';
import { type Colour, darker, lighter } from './colour.ts';
import { createPen, ovalPoints, type Pen } from './pen.ts';
import type { Subject } from './subject.ts';
import { astronaut } from './subjects/astronaut.ts';
import { dancer } from './subjects/dancer.ts';
import { head, limb, skin } from './subjects/figure.ts';
import { knight } from './subjects/knight.ts';
import { across, round } from './subjects/parts.ts';
import { woman } from './subjects/woman.ts';

/** In the colours that OpenPose gives them: by these a map says which point is which. */
const jointColours = {
  nose: [255, 0, 0],
  neck: [255, 85, 0],
  shoulderR: [255, 170, 0],
  elbowR: [255, 255, 0],
  wristR: [170, 255, 0],
  shoulderL: [85, 255, 0],
  elbowL: [0, 255, 0],
  wristL: [0, 255, 85],
  hipR: [0, 255, 170],
  kneeR: [0, 255, 255],
  ankleR: [0, 170, 255],
  hipL: [0, 85, 255],
  kneeL: [0, 0, 255],
  ankleL: [85, 0, 255],
} as const satisfies Record<string, Colour>;

type Joint = keyof typeof jointColours;
type Pose = Record<Joint, Point>;

const joints = Object.keys(jointColours) as Joint[];

/** Which joints a map joins with a stick. */
const bones: readonly (readonly [Joint, Joint])[] = [
  ['neck', 'nose'],
  ...(['R', 'L'] as const).flatMap(
    side =>
      [
        ['neck', `shoulder${side}`],
        [`shoulder${side}`, `elbow${side}`],
        [`elbow${side}`, `wrist${side}`],
        ['neck', `hip${side}`],
        [`hip${side}`, `knee${side}`],
        [`knee${side}`, `ankle${side}`],
      ] as const,
  ),
];

/** The joints of somebody whose whole body a map shows, if it is one. */
export function findPose(image: Pixels): Pose | undefined {
  const dark = luminance(image).reduce((sum, value) => sum + (value < 40 ? 1 : 0), 0);
  if (dark < image.width * image.height * 0.8) return undefined;
  const found = joints.map(joint => [joint, middleOf(image, jointColours[joint])] as const);
  return found.every(([, point]) => point) ? (Object.fromEntries(found) as Pose) : undefined;
}

/** Sticks are darker than joints, and joints differ by more than this. */
const tolerance = 30;

function middleOf({ width, data }: Pixels, [red, green, blue]: Colour): Point | undefined {
  let [x, y, count] = [0, 0, 0];
  for (let at = 0; at < data.length; at += 3) {
    if (Math.abs(data[at]! - red) > tolerance) continue;
    if (Math.abs(data[at + 1]! - green) > tolerance) continue;
    if (Math.abs(data[at + 2]! - blue) > tolerance) continue;
    x += (at / 3) % width;
    y += Math.floor(at / 3 / width);
    count++;
  }
  return count > 3 ? [x / count, y / count] : undefined;
}

/** Somebody on one leg, the arms thrown up. */
const leap: Pose = {
  nose: [0.49, 0.2],
  neck: [0.485, 0.29],
  shoulderR: [0.405, 0.295],
  elbowR: [0.3, 0.225],
  wristR: [0.25, 0.1],
  shoulderL: [0.565, 0.3],
  elbowL: [0.675, 0.26],
  wristL: [0.755, 0.15],
  hipR: [0.44, 0.53],
  kneeR: [0.425, 0.71],
  ankleR: [0.44, 0.88],
  hipL: [0.54, 0.53],
  kneeL: [0.68, 0.6],
  ankleL: [0.645, 0.77],
};

/** A map as a pose preprocessor makes it. */
export function paintPose(width: number, height: number): Pixels {
  const canvas = createCanvas(width, height);
  const pen = penOn(canvas);
  const unit = Math.min(width, height);
  const at = (joint: Joint): Point => [leap[joint][0] * width, leap[joint][1] * height];
  for (const [from, to] of bones) {
    const [red, green, blue] = jointColours[to];
    pen.line([at(from), at(to)], unit * 0.016, [red * 0.6, green * 0.6, blue * 0.6]);
  }
  for (const joint of joints) {
    pen.oval(...at(joint), unit * 0.013, unit * 0.013, jointColours[joint]);
  }
  return canvas.pixels;
}

/** A pen that measures in pixels. */
function penOn(canvas: ReturnType<typeof createCanvas>): Pen {
  return createPen(canvas, {
    x: 0,
    y: 1,
    size: 1,
    mirror: false,
    random: () => 0.5,
    tint: colour => colour,
    dark: 0,
    snowy: false,
    fine: false,
  });
}

/** How somebody is dressed whom a pose moves. */
interface Look {
  /** How much thicker arms and legs are than those of a person. */
  thick: number;
  legs?: Colour;
  /** With long hair. */
  skirt?: true;
  head: (pen: Pen, x: number, y: number, size: number, colour: Colour) => void;
}

const hair: Colour = [62, 44, 40];

const bare: Look['head'] = (pen, x, y, size) => {
  head(pen, x, y, size);
  pen.blob(
    [
      [x - size * 1.05, y],
      [x - size * 0.9, y - size * 0.95],
      [x, y - size * 1.4],
      [x + size * 0.9, y - size * 0.95],
      [x + size * 1.05, y],
      [x + size * 0.5, y - size * 0.6],
      [x - size * 0.5, y - size * 0.6],
    ],
    across(hair, 0.2, 0.1),
  );
};

const person: Look = { thick: 1, legs: [66, 60, 66], head: bare };
const dressed: Look = { thick: 0.72, legs: skin, skirt: true, head: bare };

const looks = new Map<Subject, Look>([
  [woman, dressed],
  [dancer, dressed],
  [
    knight,
    {
      thick: 1.15,
      head: (pen, x, y, size, colour) => {
        pen.blob(
          [
            [x, y - size * 1.3],
            [x + size * 0.9, y - size * 2],
            [x + size * 2, y - size * 1.1],
            [x + size * 1.8, y],
            [x + size, y - size * 1.1],
          ],
          across([186, 50, 48], 0.2, 0.1),
        );
        pen.oval(x, y, size * 1.15, size * 1.4, across(colour, 0.4, 0.4));
        pen.box(x - size * 0.9, y - size * 0.3, size * 1.8, size * 0.38, [32, 32, 40]);
        pen.line(
          [
            [x, y - size * 1.3],
            [x, y + size * 1.3],
          ],
          size * 0.14,
          lighter(colour, 0.4),
        );
      },
    },
  ],
  [
    astronaut,
    {
      thick: 1.5,
      head: (pen, x, y, size, colour) => {
        pen.oval(x, y, size * 1.8, size * 1.8, round(colour, 0.5, 0.3));
        pen.oval(x, y, size * 1.3, size * 1.25, {
          from: [116, 150, 192],
          to: [22, 28, 54],
          along: 'out',
        });
        pen.oval(x - size * 0.5, y - size * 0.55, size * 0.28, size * 0.2, [246, 250, 255], 0.85);
      },
    },
  ],
]);

/** Whoever the words name, in this place and in the pose of a map. */
export function paintPosed(place: Pixels, pose: Pose, hero: Subject | undefined, colour: Colour) {
  const { width, height, data } = place;
  const canvas = createCanvas(width, height);
  canvas.pixels.data.set(data);
  const pen = penOn(canvas);
  const look = (hero && looks.get(hero)) ?? person;
  const { nose, neck, shoulderL, shoulderR, hipL, hipR, ankleL, ankleR } = pose;
  const torso = distance(neck, between(hipL, hipR, 0.5));
  const thick = torso * look.thick;
  const ground = ankleL[1] > ankleR[1] ? ankleL : ankleR;
  canvas.fill(
    ovalPoints(ground[0], ground[1] + torso * 0.16, torso * 0.6, torso * 0.09),
    [14, 16, 30],
    0.28,
  );
  for (const side of ['L', 'R'] as const) {
    const tone = side === 'L' ? darker(look.legs ?? colour, 0.15) : (look.legs ?? colour);
    const [hip, knee, ankle] = [pose[`hip${side}`], pose[`knee${side}`], pose[`ankle${side}`]];
    limb(pen, [hip, knee], thick * 0.28, tone, thick * 0.22);
    limb(pen, [knee, ankle], thick * 0.22, tone, thick * 0.16);
    const toe: Point = [ankle[0] + (side === 'L' ? 1 : -1) * torso * 0.14, ankle[1] + torso * 0.09];
    limb(pen, [ankle, toe], thick * 0.16, darker(colour, 0.5), thick * 0.12);
  }
  if (look.skirt) {
    const [x, y] = between(nose, neck, 0.45);
    pen.oval(x, y, torso * 0.25, torso * 0.36, across(hair, 0.1, 0.2));
    const hem = (hip: Point, knee: Point, by: number): Point => {
      const [x, y] = between(hip, knee, 0.85);
      return [x + by * torso, y];
    };
    const [left, right] = [hem(hipL, pose.kneeL, 0.14), hem(hipR, pose.kneeR, -0.16)];
    pen.blob(
      [between(shoulderR, hipR, 0.8), between(shoulderL, hipL, 0.8), left, right],
      across(colour, 0.2, 0.3),
    );
  }
  const waist = (shoulder: Point, hip: Point): Point =>
    between(between(shoulder, hip, 0.6), between(hipL, hipR, 0.5), 0.12);
  pen.blob(
    [
      shoulderR,
      between(neck, nose, 0.1),
      shoulderL,
      waist(shoulderL, hipL),
      hipL,
      between(hipL, hipR, 0.5),
      hipR,
      waist(shoulderR, hipR),
    ],
    across(colour, 0.25, 0.25),
  );
  pen.line([hipR, hipL], torso * 0.07, darker(colour, 0.45));
  for (const side of ['L', 'R'] as const) {
    const sleeve = side === 'L' ? darker(colour, 0.2) : lighter(colour, 0.1);
    const arm = look.skirt ? skin : sleeve;
    const [shoulder, elbow, wrist] = [
      pose[`shoulder${side}`],
      pose[`elbow${side}`],
      pose[`wrist${side}`],
    ];
    limb(pen, [shoulder, elbow], thick * 0.2, look.skirt ? sleeve : arm, thick * 0.17);
    limb(pen, [elbow, wrist], thick * 0.17, arm, thick * 0.13);
    pen.oval(...wrist, thick * 0.085, thick * 0.085, look.legs ? skin : darker(colour, 0.4));
  }
  limb(
    pen,
    [neck, between(neck, nose, 0.5)],
    torso * 0.16,
    look.legs ? darker(skin, 0.14) : colour,
  );
  look.head(pen, nose[0], nose[1] - torso * 0.03, torso * 0.2, colour);
  return canvas.pixels;
}

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

function distance(a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  return Math.sqrt(dx * dx + dy * dy);
}
