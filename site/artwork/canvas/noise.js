/** A seeded generator (mulberry32), so that the same seed paints the same picture. */
export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Value noise with a smooth step, summed over octaves; about −1 to 1. */
export function fractalNoise(seed) {
  const next = random(seed);
  const table = Array.from({ length: 4096 }, () => next() * 2 - 1);
  const at = (x, y) => table[(Math.imul(x, 374761393) ^ Math.imul(y, 668265263)) & 4095];
  const smooth = t => t * t * (3 - 2 * t);
  const value = (x, y) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [smooth(x - i), smooth(y - j)];
    const top = at(i, j) + (at(i + 1, j) - at(i, j)) * u;
    const bottom = at(i, j + 1) + (at(i + 1, j + 1) - at(i, j + 1)) * u;
    return top + (bottom - top) * v;
  };
  return (x, y, octaves = 4) => {
    let sum = 0;
    for (let o = 0; o < octaves; o += 1)
      sum += value(x * 2 ** o + o * 17, y * 2 ** o) / 2 ** (o + 1);
    return sum;
  };
}
