import type { HanData } from './index-file.ts';

export interface Sounds {
  /** The text with simplified characters in place of traditional ones. */
  readonly fold: (text: string) => string;
  /** How a character is read: without tones, and without the differences that many speakers do not make. */
  readonly soundsOf: (character: string) => readonly string[];
  /** Whether it is a whole syllable, as typed. */
  readonly isSyllable: (letters: string) => boolean;
  /** Whether syllables begin with it. */
  readonly beginsSyllable: (letters: string) => boolean;
}

const known = new WeakMap<HanData, Sounds>();

/** What an index says about sounds, made ready once. */
export function readSounds(data: HanData): Sounds {
  const sounds = known.get(data) ?? decodeSounds(data);
  known.set(data, sounds);
  return sounds;
}

function decodeSounds({ folds, sounds }: HanData): Sounds {
  const simplified = new Map<string, string>();
  const pairs = [...folds];
  for (let i = 0; i + 1 < pairs.length; i += 2) simplified.set(pairs[i]!, pairs[i + 1]!);

  const soundsOf = new Map<string, string[]>();
  const syllables = new Set<string>();
  const beginnings = new Set<string>();
  for (const [, syllable = '', characters = ''] of sounds.matchAll(/([a-z]+)([^a-z ]+)/g)) {
    syllables.add(syllable);
    for (let end = 1; end <= syllable.length; end++) beginnings.add(syllable.slice(0, end));
    for (const character of characters) {
      const heard = blur(syllable);
      const all = soundsOf.get(character);
      if (all) all.push(heard);
      else soundsOf.set(character, [heard]);
    }
  }
  return {
    fold: text => [...text].map(character => simplified.get(character) ?? character).join(''),
    soundsOf: character => soundsOf.get(character) ?? [],
    isSyllable: letters => syllables.has(letters),
    beginsSyllable: letters => beginnings.has(letters),
  };
}

/** zh, ch, sh beside z, c, s, and -ng beside -n: half of the country types one for the other. */
export const blur = (syllable: string): string =>
  syllable.replace(/^([zcs])h/, '$1').replace(/(?<=[aei]n)g$/, '');
