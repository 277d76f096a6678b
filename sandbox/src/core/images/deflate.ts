import type { Bytes } from '../bytes.ts';

/**
 * The zlib format, written so that the same pixels are the same file in every runtime: each browser's own compressor gives other
 * bytes. It knows runs of one byte and of one pixel, and codes by frequency, which is what filtered rows of pictures need;
 * it takes a third of the time of a general search for repetitions.
 */
export function deflate(bytes: Bytes): Bytes {
  const out: Writer = {
    bytes: new Uint8Array(1024 + (bytes.length >> 1)),
    size: 0,
    held: 0,
    holding: 0,
  };
  writeBits(out, 0x0178, 16);
  const tokens = new Uint32Array(blockTokens);
  for (let from = 0; from < bytes.length || from === 0; ) {
    const block = readBlock(bytes, from, tokens);
    writeBlock(out, block, block.end >= bytes.length);
    from = Math.max(1, block.end);
  }
  writeBits(out, 0, -out.holding & 7);
  const sum = adler32(bytes);
  for (const shift of [24, 16, 8, 0]) writeBits(out, (sum >>> shift) & 255, 8);
  return out.bytes.slice(0, out.size);
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
function readBlock(bytes: Bytes, from: number, tokens: Uint32Array): Block {
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
  writeBits(out, last ? 5 : 4, 3);
  writeLengths(out, literals.lengths, distances.lengths);
  writeTokens(out, block, literals, distances);
  writeBits(out, literals.codes[endOfBlock]!, literals.lengths[endOfBlock]!);
}

/** Millions of times: what `writeBits` does is done here with variables at hand, which takes half the time. */
function writeTokens(out: Writer, block: Block, literals: Code, distances: Code): void {
  makeRoom(out, 4 * block.count);
  const { bytes } = out;
  let { size, held, holding } = out;
  for (let index = 0; index < block.count; index++) {
    const token = block.tokens[index]!;
    let bits: number;
    let count: number;
    if (token < 256) {
      bits = literals.codes[token]!;
      count = literals.lengths[token]!;
    } else {
      // At most 15 bits for the code, 5 for the rest of the length, 1 for one of two distances.
      const length = token >>> 9;
      const code = codeOfLength[length]!;
      bits = literals.codes[257 + code]!;
      count = literals.lengths[257 + code]!;
      bits |= (length - lengthBase[code]!) << count;
      count += lengthExtra[code]!;
      bits |= distances.codes[2 * (token & 1)]! << count;
      count += distances.lengths[2 * (token & 1)]!;
    }
    held |= bits << holding;
    for (holding += count; holding >= 8; holding -= 8) {
      bytes[size++] = held;
      held >>>= 8;
    }
  }
  out.size = size;
  out.held = held;
  out.holding = holding;
}

/** In this order the format has the lengths of the code of the lengths. */
const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

function writeLengths(out: Writer, literals: Uint8Array, distances: Uint8Array): void {
  const all = [...literals, ...distances];
  const times = new Uint32Array(19);
  for (const length of all) times[length]! += 1;
  const { codes, lengths } = makeCode(times, 7);
  writeBits(out, literals.length - 257, 5);
  writeBits(out, distances.length - 1, 5);
  writeBits(out, lengthOrder.length - 4, 4);
  for (const symbol of lengthOrder) writeBits(out, lengths[symbol]!, 3);
  for (const length of all) writeBits(out, codes[length]!, lengths[length]!);
}

interface Code {
  codes: Uint16Array;
  lengths: Uint8Array;
}

/** A prefix code in which frequent symbols are short, none longer than the limit. Bits come lowest first. */
function makeCode(times: Uint32Array, limit: number): Code {
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
  bytes: Bytes;
  size: number;
  /** Bits that do not make a byte yet, and how many. */
  held: number;
  holding: number;
}

function makeRoom(out: Writer, more: number): void {
  if (out.size + more <= out.bytes.length) return;
  const larger = new Uint8Array(2 * out.bytes.length + more);
  larger.set(out.bytes);
  out.bytes = larger;
}

function writeBits(writer: Writer, bits: number, count: number): void {
  makeRoom(writer, 4);
  writer.held |= bits << writer.holding;
  writer.holding += count;
  while (writer.holding >= 8) {
    writer.bytes[writer.size++] = writer.held;
    writer.held >>>= 8;
    writer.holding -= 8;
  }
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
