/** Only integer arithmetic and exact floats: every runtime paints the same bytes. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** 0 to 1, from a lattice point and a seed. */
export function latticeValue(x: number, y: number, seed: number): number {
  let hash = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ seed;
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

const smooth = (t: number) => t * t * (3 - 2 * t);

export function valueNoise(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const fx = smooth(x - left);
  const fy = smooth(y - top);
  const a = latticeValue(left, top, seed);
  const b = latticeValue(left + 1, top, seed);
  const c = latticeValue(left, top + 1, seed);
  const d = latticeValue(left + 1, top + 1, seed);
  const upper = a + (b - a) * fx;
  return upper + (c + (d - c) * fx - upper) * fy;
}

export function fractalNoise(x: number, y: number, seed: number, octaves: number): number {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  for (let octave = 0, scale = 1; octave < octaves; octave++, scale *= 2) {
    sum += weight * valueNoise(x * scale, y * scale, seed + octave * 1013);
    total += weight;
    weight /= 2;
  }
  return sum / total;
}
