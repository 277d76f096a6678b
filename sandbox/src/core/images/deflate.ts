import type { Bytes } from '../bytes.ts';

/**
 * The zlib format, written so that the same pixels are the same file in every runtime: each browser's own compressor gives other
 * bytes. It knows runs of one byte and of one pixel, and codes by frequency, which is what filtered rows of pictures need;
 * it takes a third of the time of a general search for repetitions.
 */
export function deflate(bytes: Bytes): Bytes {
  const out = createWriter(bytes.length);
  out.byte(0x78);
  out.byte(0x01);
  for (let from = 0; from < bytes.length || from === 0; ) {
    const block = readBlock(bytes, from);
    writeBlock(out, block, block.end >= bytes.length);
    from = Math.max(1, block.end);
  }
  out.align();
  const sum = adler32(bytes);
  for (const shift of [24, 16, 8, 0]) out.byte((sum >>> shift) & 255);
  return out.done();
}

const blockTokens = 1 << 16;
const endOfBlock = 256;
const shortest = 4;
const longest = 258;

const [lengthBase, lengthExtra] = lengthTables();

/** The base and the extra bits of each code for a length, as the format lays them down. */
function lengthTables(): [number[], number[]] {
  const bases: number[] = [];
  const extras: number[] = [];
  for (let code = 0, base = 3; code < 28; code++) {
    const extra = code < 8 ? 0 : (code >> 2) - 1;
    bases.push(base);
    extras.push(extra);
    base += 1 << extra;
  }
  return [
    [...bases, longest],
    [...extras, 0],
  ];
}

const codeOfLength = Uint8Array.from({ length: longest + 1 }, (_, length) => {
  if (length < 3) return 0;
  if (length === longest) return 28;
  return lengthBase.findLastIndex((base, code) => code < 28 && base <= length);
});

interface Block {
  /** A byte, or from 256 on a length in its upper and a code of a distance in its lowest bit. */
  tokens: Uint32Array;
  count: number;
  end: number;
  literals: Uint32Array;
  distances: Uint32Array;
}

/** One byte back, or one pixel back: the codes of these distances are 0 and 2. */
function readBlock(bytes: Bytes, from: number): Block {
  const tokens = new Uint32Array(blockTokens);
  const literals = new Uint32Array(286);
  const distances = new Uint32Array(30);
  let count = 0;
  let at = from;
  const stop = bytes.length;
  while (at < stop && count < blockTokens) {
    const value = bytes[at]!;
    const step = at > 0 && value === bytes[at - 1] ? 1 : at > 2 && value === bytes[at - 3] ? 3 : 0;
    if (step > 0) {
      const most = Math.min(longest, stop - at);
      let length = 1;
      while (length < most && bytes[at + length] === bytes[at + length - step]) length++;
      if (length >= shortest) {
        tokens[count++] = (length << 9) | 256 | (step === 1 ? 0 : 1);
        literals[257 + codeOfLength[length]!]! += 1;
        distances[step === 1 ? 0 : 2]! += 1;
        at += length;
        continue;
      }
    }
    tokens[count++] = value;
    literals[value]! += 1;
    at++;
  }
  literals[endOfBlock] = 1;
  return { tokens, count, end: at, literals, distances };
}

function writeBlock(out: Writer, block: Block, last: boolean): void {
  const literals = makeCode(block.literals, 15);
  // A decoder wants one code of a distance even where there is none.
  if (block.distances.every(times => times === 0)) block.distances[0] = 1;
  const distances = makeCode(block.distances, 15);
  out.bits(last ? 1 : 0, 1);
  out.bits(2, 2);
  writeLengths(out, literals.lengths, distances.lengths);
  for (let index = 0; index < block.count; index++) {
    const token = block.tokens[index]!;
    if (token < 256) {
      out.bits(literals.codes[token]!, literals.lengths[token]!);
      continue;
    }
    const length = token >>> 9;
    const code = codeOfLength[length]!;
    out.bits(literals.codes[257 + code]!, literals.lengths[257 + code]!);
    out.bits(length - lengthBase[code]!, lengthExtra[code]!);
    const distance = token & 1 ? 2 : 0;
    out.bits(distances.codes[distance]!, distances.lengths[distance]!);
  }
  out.bits(literals.codes[endOfBlock]!, literals.lengths[endOfBlock]!);
}

/** In this order the format has the lengths of the code of the lengths. */
const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

function writeLengths(out: Writer, literals: Uint8Array, distances: Uint8Array): void {
  const all = [...literals, ...distances];
  const times = new Uint32Array(19);
  for (const length of all) times[length]! += 1;
  const { codes, lengths } = makeCode(times, 7);
  out.bits(literals.length - 257, 5);
  out.bits(distances.length - 1, 5);
  out.bits(lengthOrder.length - 4, 4);
  for (const symbol of lengthOrder) out.bits(lengths[symbol]!, 3);
  for (const length of all) out.bits(codes[length]!, lengths[length]!);
}

/** A prefix code in which frequent symbols are short, none longer than the limit. Bits come lowest first. */
function makeCode(times: Uint32Array, limit: number): { codes: Uint16Array; lengths: Uint8Array } {
  const symbols = [...times.keys()].filter(symbol => times[symbol]! > 0);
  symbols.sort((a, b) => times[a]! - times[b]! || a - b);
  const perLength = countLengths(
    symbols.map(symbol => times[symbol]!),
    limit,
  );
  const lengths = new Uint8Array(times.length);
  let next = symbols.length;
  for (let length = 1; length <= limit; length++) {
    for (let left = perLength[length]!; left > 0; left--) lengths[symbols[--next]!] = length;
  }
  const codes = new Uint16Array(times.length);
  for (let length = 1, code = 0; length <= limit; length++, code <<= 1) {
    for (let symbol = 0; symbol < lengths.length; symbol++) {
      if (lengths[symbol] === length) codes[symbol] = reversed(code++, length);
    }
  }
  return { codes, lengths };
}

/** How many codes of each length there are: Huffman's tree, cut off at the limit and evened out. */
function countLengths(weights: number[], limit: number): Uint32Array {
  const perLength = new Uint32Array(limit + 1);
  if (weights.length === 1) perLength[1] = 1;
  if (weights.length < 2) return perLength;
  for (const depth of leafDepths(weights)) perLength[Math.min(limit, depth)]! += 1;
  let total = 0;
  for (let length = 1; length <= limit; length++) total += perLength[length]! << (limit - length);
  for (; total > 1 << limit; total--) {
    perLength[limit]! -= 1;
    let length = limit - 1;
    while (perLength[length] === 0) length--;
    perLength[length]! -= 1;
    perLength[length + 1]! += 2;
  }
  return perLength;
}

/** The depth of each leaf. Two queues suffice, since the weights come in order. */
function leafDepths(weights: number[]): number[] {
  const parents = new Array<number>(2 * weights.length - 1);
  const heavy = [...weights];
  let leaf = 0;
  let inner = weights.length;
  while (heavy.length < 2 * weights.length - 1) {
    let sum = 0;
    for (let side = 0; side < 2; side++) {
      const takeLeaf =
        leaf < weights.length && (inner >= heavy.length || heavy[leaf]! <= heavy[inner]!);
      const taken = takeLeaf ? leaf++ : inner++;
      parents[taken] = heavy.length;
      sum += heavy[taken]!;
    }
    heavy.push(sum);
  }
  const depths = new Array<number>(heavy.length).fill(0);
  for (let node = heavy.length - 2; node >= 0; node--) depths[node] = depths[parents[node]!]! + 1;
  return depths.slice(0, weights.length);
}

function reversed(code: number, length: number): number {
  let out = 0;
  for (let bit = 0; bit < length; bit++) out |= ((code >> bit) & 1) << (length - 1 - bit);
  return out;
}

interface Writer {
  bits: (value: number, count: number) => void;
  byte: (value: number) => void;
  align: () => void;
  done: () => Bytes;
}

function createWriter(expected: number): Writer {
  let bytes = new Uint8Array(Math.max(1024, expected >> 1));
  let size = 0;
  let held = 0;
  let holding = 0;
  const byte = (value: number) => {
    if (size === bytes.length) {
      const larger = new Uint8Array(bytes.length * 2);
      larger.set(bytes);
      bytes = larger;
    }
    bytes[size++] = value;
  };
  return {
    byte,
    bits(value, count) {
      held |= value << holding;
      holding += count;
      while (holding >= 8) {
        byte(held & 255);
        held >>>= 8;
        holding -= 8;
      }
    },
    align() {
      if (holding > 0) byte(held & 255);
      [held, holding] = [0, 0];
    },
    done: () => bytes.slice(0, size),
  };
}

function adler32(bytes: Bytes): number {
  let [a, b] = [1, 0];
  for (let at = 0; at < bytes.length; ) {
    for (const end = Math.min(bytes.length, at + 3800); at < end; at++) {
      a += bytes[at]!;
      b += a;
    }
    a %= 65521;
    b %= 65521;
  }
  return ((b << 16) | a) >>> 0;
}
