import { canny } from '../image-tools/edges.ts';
import { createPixels, luminance, type Pixels } from '../images/pixels.ts';
import { addIn, type Colour, darker, lighter, mixIn, scaleIn } from './colour.ts';
import { findPose, paintPosed } from './pose.ts';
import { blendPictures, blur, recolour } from './styles/pixel-tools.ts';
import type { Subject } from './subject.ts';

export interface Control {
  resourceId: string;
  preprocessor: string;
  weight: number;
}

interface Sheet {
  /** What the words name. */
  picture: Pixels;
  /** The same place, empty. */
  place: () => Pixels;
  /** What is to be drawn, and its colour. */
  hero: Subject | undefined;
  colour: Colour;
}

type Guide = (sheet: Sheet, image: Pixels) => Pixels;

/** What each kind of control takes from its image. Others look at its outlines. */
const guides: [RegExp, Guide][] = [
  [/^depth|^normal/, followDepth],
  [/^t2ia_color/, followColours],
  [/^shuffle|^reference/, followMood],
  [/^tile/, followTile],
  [/./, followOutlines],
];

/** A picture that keeps to the control image as far as its weight says. */
export function followControl(sheet: Sheet, image: Pixels, control: Control): Pixels {
  const guide = guides.find(([pattern]) => pattern.test(control.preprocessor))![1];
  const pose = /^none$|openpose/.test(control.preprocessor) && findPose(image);
  const guided = pose
    ? paintPosed(sheet.place(), pose, sheet.hero, sheet.colour)
    : guide(sheet, image);
  return blendPictures(sheet.picture, guided, Math.min(1, control.weight));
}

/** The outlines stand in the empty place, and every field between them is filled. */
function followOutlines({ place, colour }: Sheet, image: Pixels): Pixels {
  const { width, height } = image;
  const unit = Math.min(width, height);
  const lines = outlinesOf(image);
  const thick = thicken(lines, width, height, Math.round(unit * 0.004) + 1);
  const fields = fieldsBetween(thick, width, height);
  const sizes = new Uint32Array(fields.count + 1);
  for (const field of fields.of) sizes[field]! += 1;
  const outside = fields.of[0]!;
  const tones = [colour, lighter(colour, 0.45), darker(colour, 0.3), lighter(colour, 0.7)];
  const ground = place();
  const pen = darker(colour, 0.75);
  return recolour(ground, (own, _x, y, index) => {
    if (lines[index]) {
      mixIn(own, pen, 0.85);
      return;
    }
    // Between a thin and a thickened line lies whatever is nearest.
    const field = fields.of[index] || nearField(fields.of, index, width);
    if (field === outside || field === 0 || sizes[field]! > width * height * 0.45) return;
    mixIn(own, tones[field % tones.length]!, 0.82);
    scaleIn(own, 1.08 - (0.2 * y) / height);
  });
}

function nearField(of: Uint32Array, index: number, width: number): number {
  for (let reach = 1; reach < 8; reach++) {
    for (const step of [-reach, reach, -reach * width, reach * width]) {
      const field = of[index + step];
      if (field) return field;
    }
  }
  return 0;
}

/** So that a small gap in an outline does not let the colour out. */
function thicken(lines: Uint8Array, width: number, height: number, by: number): Uint8Array {
  const wide = new Uint8Array(lines.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0, left = 0; x < width; x++) {
      if (lines[y * width + Math.min(width - 1, x + by)]) left = 2 * by + 1;
      if (left-- > 0) wide[y * width + x] = 1;
    }
  }
  const thick = new Uint8Array(lines.length);
  for (let x = 0; x < width; x++) {
    for (let y = 0, left = 0; y < height; y++) {
      if (wide[Math.min(height - 1, y + by) * width + x]) left = 2 * by + 1;
      if (left-- > 0) thick[y * width + x] = 1;
    }
  }
  return thick;
}

/** A drawing is taken as it is; of a photograph the edges are found. */
function outlinesOf(image: Pixels): Uint8Array {
  const grey = luminance(image);
  const bright = grey.reduce((sum, value) => sum + (value > 200 ? 1 : 0), 0) / grey.length;
  const dark = grey.reduce((sum, value) => sum + (value < 56 ? 1 : 0), 0) / grey.length;
  if (bright + dark > 0.93) {
    const light = dark > bright;
    return grey.map(value => (light === value > 127 ? 1 : 0));
  }
  const edges = canny(image, 60, 140);
  return luminance(edges).map(value => (value > 127 ? 1 : 0));
}

/** Numbers the fields that lines enclose. */
function fieldsBetween(lines: Uint8Array, width: number, height: number) {
  const of = new Uint32Array(lines.length);
  const queue = new Uint32Array(lines.length);
  let count = 0;
  for (let start = 0; start < lines.length; start++) {
    if (lines[start] || of[start]) continue;
    count++;
    let [read, write] = [0, 0];
    queue[write++] = start;
    of[start] = count;
    while (read < write) {
      const at = queue[read++]!;
      const x = at % width;
      for (const next of [
        at - width,
        at + width,
        x > 0 ? at - 1 : at,
        x < width - 1 ? at + 1 : at,
      ]) {
        if (next < 0 || next >= width * height || lines[next] || of[next]) continue;
        of[next] = count;
        queue[write++] = next;
      }
    }
  }
  return { of, count };
}

/** Light is near: what is far fades, and slopes catch the light. */
function followDepth({ picture }: Sheet, image: Pixels): Pixels {
  const { width } = picture;
  const depth = luminance(blur(image, 3));
  const far = blur(picture, 24);
  return recolour(picture, (colour, x, y, index) => {
    const near = depth[index]! / 255;
    const slope = x > 0 && y > 0 ? (depth[index]! - depth[index - width - 1]!) * 2.4 : 0;
    const fade = (1 - near) * 0.75;
    for (let channel = 0; channel < 3; channel++) {
      const own = colour[channel]!;
      const faded = own + (far.data[3 * index + channel]! - own) * fade;
      colour[channel] = faded * (0.72 + near * 0.42) + slope;
    }
  });
}

function followColours({ picture }: Sheet, image: Pixels): Pixels {
  const { width, height } = picture;
  const cell = Math.max(8, Math.round(Math.min(width, height) / 8));
  const light = luminance(picture);
  const soft = blur(image, cell);
  return recolour(soft, (colour, _x, _y, index) => {
    addIn(colour, (light[index]! - 128) * 0.45);
  });
}

/** Only the mood: the mean colour of the image over the picture. */
function followMood({ picture }: Sheet, image: Pixels): Pixels {
  const sums = [0, 0, 0];
  for (let at = 0; at < image.data.length; at++) sums[at % 3]! += image.data[at]!;
  const mean = sums.map(sum => sum / (image.data.length / 3));
  const grey = luminance(picture);
  return recolour(picture, (colour, _x, _y, index) => {
    const light = grey[index]! / 128;
    for (let channel = 0; channel < 3; channel++) {
      colour[channel] = colour[channel]! * 0.4 + mean[channel]! * light * 0.6;
    }
  });
}

/** The image itself, with the colours of the picture laid over it. */
function followTile({ picture }: Sheet, image: Pixels): Pixels {
  const result = createPixels(picture.width, picture.height);
  for (let at = 0; at < result.data.length; at++) {
    result.data[at] = image.data[at]! * 0.7 + picture.data[at]! * 0.3;
  }
  return result;
}
