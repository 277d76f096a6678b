import type { NamePairs } from './name-pairs.ts';
import { blur, type Sounds } from './sounds.ts';

/** What each reading costs; a pair that names know earns 1 and more. */
const COST = { sound: 1.2, syllable: 0.1, beginning: 0.5, initial: 0.9, gap: 1.2, lonely: 3 };
const LONGEST_SYLLABLE = 6;
const MOST_LETTERS = 40;
/** A pair that only texts know is no reason to hear something else, and none to prefer it. */
const IN_TEXTS = 0.6;

interface Path {
  readonly score: number;
  readonly heard: string;
  /** Whether its last character belongs to a pair that is known. */
  readonly linked: boolean;
  readonly allLinked: boolean;
}

export interface Hearing {
  readonly text: string;
  /** Whether each of its characters belongs to a known pair. */
  readonly certain: boolean;
}

export interface HearOptions {
  readonly sounds: Sounds;
  readonly names: NamePairs;
  /** Whether texts have this pair. */
  readonly inTexts?: (pair: string) => boolean;
  /** Whether single letters may stand for syllables: `wst`. */
  readonly initials?: boolean;
}

/**
 * Reads pinyin, characters that sound like others, and any mixture of the two, as what the names of the site most
 * likely say: the best path through all characters that each sound may be.
 */
export function hear(input: string, options: HearOptions): Hearing | undefined {
  const letters = [...input];
  if (letters.length > MOST_LETTERS) return undefined;
  const bySound = charactersBySound(options);
  const paths: Map<string, Path>[] = letters.map(() => new Map());
  paths.push(new Map());
  paths[0]!.set('', { score: 0, heard: '', linked: true, allLinked: true });
  for (let at = 0; at < letters.length; at++) {
    const here = paths[at]!;
    if (here.size === 0) continue;
    for (const { to, character, cost } of readings(letters, at, options, bySound)) {
      const there = paths[to]!;
      const next = bestBefore(here, character, cost, options);
      if (next && next.score > (there.get(character)?.score ?? Number.NEGATIVE_INFINITY)) {
        there.set(character, next);
      }
    }
  }
  let best: Path | undefined;
  for (const path of paths.at(-1)!.values()) {
    const closed = path.linked
      ? path
      : { ...path, score: path.score - COST.lonely, allLinked: false };
    if (!best || closed.score > best.score) best = closed;
  }
  return best && { text: best.heard, certain: best.allLinked };
}

function bestBefore(
  here: ReadonlyMap<string, Path>,
  character: string,
  cost: number,
  { names, inTexts }: HearOptions,
): Path | undefined {
  let best: Path | undefined;
  for (const [previous, path] of here) {
    const pair = previous + character;
    const count = previous ? names.countOf(pair) : 0;
    const isKnown = count > 0 || (previous !== '' && inTexts?.(pair) === true);
    const gain = count > 0 ? 1 + Math.log10(count) * 0.6 : IN_TEXTS;
    const link = isKnown ? gain : previous ? -COST.gap : 0;
    const lonely = !isKnown && !path.linked ? COST.lonely : 0;
    const score = path.score + link - lonely - cost;
    if (best && best.score >= score) continue;
    best = {
      score,
      heard: path.heard + character,
      linked: isKnown,
      allLinked: path.allLinked && lonely === 0,
    };
  }
  return best;
}

interface Reading {
  readonly to: number;
  readonly character: string;
  readonly cost: number;
}

function* readings(
  letters: readonly string[],
  at: number,
  { sounds, initials }: HearOptions,
  bySound: ReadonlyMap<string, readonly string[]>,
): Generator<Reading> {
  const letter = letters[at]!;
  if (!/[a-z]/.test(letter)) {
    yield { to: at + 1, character: letter, cost: 0 };
    for (const sound of sounds.soundsOf(letter)) {
      for (const character of bySound.get(sound) ?? []) {
        if (character !== letter) yield { to: at + 1, character, cost: COST.sound };
      }
    }
    return;
  }
  for (let length = 1; length <= LONGEST_SYLLABLE && at + length <= letters.length; length++) {
    const written = letters.slice(at, at + length).join('');
    const to = at + length;
    const last = to === letters.length;
    if (sounds.isSyllable(written)) {
      for (const character of bySound.get(blur(written)) ?? []) {
        yield { to, character, cost: COST.syllable };
      }
    } else if (last && length > 1 && sounds.beginsSyllable(written)) {
      yield* beginning(written, to, COST.beginning, bySound);
    }
    if (length === 1 && (initials || last)) yield* beginning(written, to, COST.initial, bySound);
  }
}

function* beginning(
  written: string,
  to: number,
  cost: number,
  bySound: ReadonlyMap<string, readonly string[]>,
): Generator<Reading> {
  const start = written.replace(/^([zcs])h$/, '$1');
  for (const [sound, characters] of bySound) {
    if (sound.startsWith(start)) {
      for (const character of characters) yield { to, character, cost };
    }
  }
}

const bySounds = new WeakMap<NamePairs, Map<string, string[]>>();

/** The characters of the names, by how they sound. */
function charactersBySound({ sounds, names }: HearOptions): Map<string, string[]> {
  const known = bySounds.get(names);
  if (known) return known;
  const bySound = new Map<string, string[]>();
  for (const character of names.characters) {
    for (const sound of new Set(sounds.soundsOf(character))) {
      bySound.set(sound, [...(bySound.get(sound) ?? []), character]);
    }
  }
  bySounds.set(names, bySound);
  return bySound;
}
