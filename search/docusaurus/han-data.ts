import type { HanData, Section } from '@easel/search';
import { Converter } from 'opencc-js/t2cn';
import { pinyin } from 'pinyin-pro';

/** The first level of GB 2312, the 3,755 characters that an input method offers first, and of Big5, 5,401 traditional ones. */
const COMMON = {
  gbk: { rows: [0xb0, 0xd7], cells: [0xa1, 0xfe] },
  big5: { rows: [0xa4, 0xc6], cells: [0x40, 0xfe] },
} as const;
const HAN = /\p{sc=Han}/gu;

/**
 * What it takes to understand Chinese by its sound or in traditional characters. The characters of the site with all
 * their readings, common others with their usual one: a slip of an input method may be any of these.
 */
export function hanData(sections: Iterable<Section>): HanData | undefined {
  const own = new Set<string>();
  for (const { pageTitle, sectionTitle, content, names = [] } of sections) {
    for (const text of [pageTitle, sectionTitle, content, ...names]) {
      for (const [character] of text.matchAll(HAN)) own.add(character);
    }
  }
  if (own.size === 0) return undefined;
  return { folds: foldsTo(own), sounds: soundsOf(own) };
}

function foldsTo(own: ReadonlySet<string>): string {
  const convert = Converter({ from: 't', to: 'cn' });
  let folds = '';
  for (const character of commonCharacters('big5')) {
    const simplified = convert(character);
    // Where the site writes both, they are two characters.
    if (simplified !== character && own.has(simplified) && !own.has(character)) {
      folds += character + simplified;
    }
  }
  return folds;
}

function soundsOf(own: ReadonlySet<string>): string {
  const bySound = new Map<string, string[]>();
  for (const character of own) {
    for (const reading of readingsOf(character)) bySound.set(reading, []);
  }
  for (const character of [...new Set([...own, ...commonCharacters('gbk')])].sort()) {
    const readings = readingsOf(character);
    // What sounds like nothing on the site stands for nothing on it.
    for (const reading of own.has(character) ? readings : readings.slice(0, 1)) {
      bySound.get(reading)?.push(character);
    }
  }
  return [...bySound]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([sound, characters]) => sound + characters.join(''))
    .join(' ');
}

/** Without tones, as it is typed: ü is v. */
function readingsOf(character: string): string[] {
  const all = pinyin(character, { toneType: 'none', type: 'array', multiple: true });
  const typed = all.map(sound => sound.replaceAll('ü', 'v'));
  return [...new Set(typed)].filter(sound => /^[a-z]+$/.test(sound));
}

function commonCharacters(encoding: keyof typeof COMMON): string[] {
  const { rows, cells } = COMMON[encoding];
  const decoder = new TextDecoder(encoding);
  const characters: string[] = [];
  for (let row: number = rows[0]; row <= rows[1]; row++) {
    for (let cell: number = cells[0]; cell <= cells[1]; cell++) {
      const character = decoder.decode(Uint8Array.of(row, cell));
      if (/^\p{sc=Han}$/u.test(character)) characters.push(character);
    }
  }
  return characters;
}
