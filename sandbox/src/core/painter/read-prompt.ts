import type { Colour } from './colour.ts';
import type { Time } from './light.ts';
import type { Subject } from './subject.ts';
import { subjects } from './subjects/index.ts';
import { portrait } from './subjects/portrait.ts';
import {
  colours,
  framings,
  numbers,
  seasons,
  settings,
  sizes,
  styles,
  surfaces,
  times,
  tones,
  type Words,
  weathers,
} from './vocabulary.ts';

export interface Wanted {
  subject: Subject;
  count: number;
  colour?: Colour;
  /** 1, or what "giant" and "tiny" make of it. */
  scale: number;
  /** Who has it, and how. */
  bearer?: [Wanted, 'worn' | 'held' | 'rides'];
}

/** What a prompt asks for, as far as the painter understands it. */
export interface Scene {
  wanted: Wanted[];
  setting?: string;
  time?: Time;
  weather: Set<string>;
  season?: string;
  style?: string;
  framing?: string;
  tones: Set<string>;
  /** Of the cloth under things, of the wall behind them, and of the sky. */
  surfaces: Map<string, Colour>;
  /** The first colour that belongs to nothing: the mood of what the painter does not know. */
  loose?: Colour;
  /** Faces have everything in them. */
  fine?: boolean;
}

type Meaning =
  | { kind: 'subject'; subject: Subject }
  | { kind: 'number'; value: number }
  | { kind: 'colour'; value: Colour }
  | { kind: string; value: string };

interface Found {
  from: number;
  to: number;
  meaning: Meaning;
  /** "apples" */
  plural: boolean;
}

const entriesOf = (kind: string, words: Words): [string, Meaning][] =>
  Object.entries(words).flatMap(([value, list]) =>
    list.split(' ').map((word): [string, Meaning] => [word, { kind, value }]),
  );

/** Every word that means something, the longest first: a sunflower is neither sun nor flower. */
const dictionary = new Map<string, Meaning>(
  [
    ...entriesOf('setting', settings),
    ...entriesOf('surface', surfaces),
    ...entriesOf('tone', tones),
    ...entriesOf('time', times),
    ...entriesOf('weather', weathers),
    ...entriesOf('season', seasons),
    ...entriesOf('style', styles),
    ...entriesOf('framing', framings),
    ...entriesOf('size', sizes),
    ...Object.entries(numbers).map(([word, value]): [string, Meaning] => [
      word,
      { kind: 'number', value },
    ]),
    ...Object.values(colours).flatMap(({ words, colour }) =>
      words.split(' ').map((word): [string, Meaning] => [word, { kind: 'colour', value: colour }]),
    ),
    ...subjects.flatMap(subject =>
      subject.words
        .split(' ')
        .map((word): [string, Meaning] => [word, { kind: 'subject', subject }]),
    ),
  ].map(([word, meaning]) => [word.replaceAll('+', ' '), meaning]),
);

const longest = Math.max(...[...dictionary.keys()].map(word => word.length));
const isLetter = (letter: string | undefined) => letter !== undefined && /[a-z0-9]/.test(letter);
const isStop = (text: string) => /[,;.!?，；。！？、]/.test(text);

/** The words of a text that mean something, in their order. */
function findWords(text: string): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < text.length; ) {
    const hit = wordAt(text, at);
    if (hit) found.push(hit);
    if (hit) at = hit.to;
    else if (isLetter(text[at])) while (isLetter(text[at])) at++;
    else at++;
  }
  return found;
}

function wordAt(text: string, from: number): Found | undefined {
  for (let length = Math.min(longest + 2, text.length - from); length > 0; length--) {
    const to = from + length;
    const word = text.slice(from, to);
    // Half a word is another word, but for languages that do not part them.
    if (isLetter(word.at(-1)) && isLetter(text[to])) continue;
    const digits = /^\d{1,2}$/.test(word) ? Number(word) : undefined;
    const meaning: Meaning | undefined =
      digits === undefined ? meaningOf(word) : { kind: 'number', value: digits };
    if (meaning) return { from, to, meaning, plural: isPlural(word) };
  }
  return undefined;
}

const isPlural = (word: string) => !dictionary.has(word) && singular(word) !== word;

function meaningOf(word: string): Meaning | undefined {
  return dictionary.get(word) ?? dictionary.get(singular(word));
}

function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:sh|ch|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Takes a prompt apart. What a negative prompt names is taken out again. */
export function readPrompt(prompt: string, negative = ''): Scene {
  const scene: Scene = { wanted: [], weather: new Set(), tones: new Set(), surfaces: new Map() };
  for (const { text, weight } of weighted(prompt)) if (weight > 0) readText(scene, text, weight);
  onePortrait(scene);
  leaveOutShown(scene);
  giveThings(scene, /\brid(?:ing|es?)\b|骑/.test(prompt.toLowerCase()));
  if (negative) leaveOut(scene, readPrompt(negative));
  return scene;
}

/** `(fishing boats:0.6)` is a text with a weight; the rest has 1. */
function weighted(prompt: string): { text: string; weight: number }[] {
  const parts = prompt.split(/\(([^()]*):\s*(\d*\.?\d+)\s*\)/);
  return parts.flatMap((text, index) => {
    if (index % 3 === 2) return [];
    return [{ text: normalise(text), weight: index % 3 === 1 ? Number(parts[index + 1]) : 1 }];
  });
}

function readText(scene: Scene, text: string, weight: number): void {
  const found = findWords(text);
  let waiting: Adjectives = {};
  let end = 0;
  for (const [index, { from, to, meaning: named, plural }] of found.entries()) {
    const meaning = isAdjective(text, found, index) ? orange : named;
    if (isStop(text.slice(end, from))) {
      scene.loose ??= waiting.colour!;
      waiting = {};
    }
    end = to;
    if ('subject' in meaning) {
      const size = (waiting.size ?? 1) * Math.min(1.5, Math.max(0.5, weight));
      want(scene, meaning.subject, plural, { ...waiting, size });
      waiting = {};
    } else if (meaning.kind === 'number') waiting.number = meaning.value as number;
    else if (meaning.kind === 'colour') waiting.colour = meaning.value as Colour;
    else if (meaning.kind === 'size') waiting.size = meaning.value === 'large' ? 1.35 : 0.7;
    else if (meaning.kind === 'surface') {
      if (waiting.colour) scene.surfaces.set(String(meaning.value), waiting.colour);
      if (meaning.value === 'cloth') scene.setting ??= 'table';
      if (meaning.value === 'wall') scene.setting ??= 'plain';
      waiting = {};
    } else {
      note(scene, meaning.kind, String(meaning.value));
      if (meaning.kind !== 'setting') continue;
      // A purple sky.
      if (waiting.colour && meaning.value === 'sky') scene.surfaces.set('sky', waiting.colour);
      else scene.loose ??= waiting.colour!;
      waiting = {};
    }
  }
  scene.loose ??= waiting.colour!;
}

const orange: Meaning = { kind: 'colour', value: colours.orange!.colour };

/** An orange is a fruit, but an orange fish is a fish. */
function isAdjective(text: string, found: Found[], index: number): boolean {
  const { from, to } = found[index]!;
  const next = found[index + 1];
  if (text.slice(from, to) !== 'orange' || !next) return false;
  return 'subject' in next.meaning && text.slice(to, next.from).trim() === '';
}

/** Brackets of prompts say how much, not what. */
function normalise(prompt: string): string {
  return prompt
    .toLowerCase()
    .replaceAll(/[()[\]{}"“”‘_]/g, ' ')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ');
}

interface Adjectives {
  number?: number;
  colour?: Colour;
  size?: number;
}

function want(
  scene: Scene,
  subject: Subject,
  plural: boolean,
  { number: said, colour, size = 1 }: Adjectives,
): void {
  const number = plural && (said ?? 1) === 1 ? 3 : said;
  const known = scene.wanted.find(other => other.subject === subject);
  if (known) {
    if (number && number > 1) known.count = Math.min(12, number);
    known.colour ??= colour!;
    return;
  }
  const count = Math.min(12, number ?? subject.usual ?? 1);
  scene.wanted.push({ subject, count, scale: size, ...(colour && { colour }) });
}

/** "A portrait of a girl" is one person, in the colour of what she wears. */
function onePortrait(scene: Scene): void {
  const drawn = scene.wanted.find(({ subject }) => subject === portrait);
  if (!drawn) return;
  const sitters = scene.wanted.filter(({ subject }) => subject.person && subject !== portrait);
  const other = sitters.find(({ subject }) => subject.place === 'portrait');
  const colour = sitters.find(sitter => sitter.colour)?.colour;
  if (colour) drawn.colour ??= colour;
  const leave = new Set(other ? [drawn] : sitters);
  scene.wanted = scene.wanted.filter(wanted => !leave.has(wanted));
}

function leaveOutShown(scene: Scene): void {
  const shown = new Set(scene.wanted.map(({ subject }) => subject.shows));
  scene.wanted = scene.wanted.filter(({ subject }) => !shown.has(subject.words.split(' ')[0]));
}

/** Who is there wears the hat, holds the umbrella and rides the horse. */
function giveThings(scene: Scene, riding: boolean): void {
  const bearer = scene.wanted.find(({ subject }) => subject.person || subject.alive);
  if (!bearer) return;
  for (const thing of scene.wanted) {
    const { borne } = thing.subject;
    if (borne && (borne === 'worn' || bearer.subject.person)) thing.bearer = [bearer, borne];
  }
  const mount = scene.wanted.find(one => one !== bearer && one.subject.alive);
  if (riding && mount) bearer.bearer = [mount, 'rides'];
}

function note(scene: Scene, kind: string, value: string): void {
  if (kind === 'weather') scene.weather.add(value);
  if (kind === 'tone') scene.tones.add(value);
  if (kind === 'setting') {
    // What is said later is often the nearer truth, but "background" says least of all.
    if (!scene.setting || scene.setting === 'plain' || scene.setting === 'sky')
      scene.setting = value;
  }
  if (kind === 'time') scene.time ??= value as Time;
  if (kind === 'season') scene.season ??= value;
  if (kind === 'style') scene.style = stronger(scene.style, value);
  if (kind === 'framing') scene.framing ??= value;
}

/** "A poster in pixel art" is pixel art. */
const strength = [
  'photo',
  'crayon',
  'poster',
  'mural',
  'oil',
  'ink',
  'watercolour',
  'pencil',
  'woodcut',
  'glass',
  'pixel',
];
const stronger = (one: string | undefined, other: string): string =>
  one && strength.indexOf(one) > strength.indexOf(other) ? one : other;

function leaveOut(scene: Scene, unwanted: Scene): void {
  const names = new Set(unwanted.wanted.map(({ subject }) => subject));
  scene.wanted = scene.wanted.filter(({ subject }) => !names.has(subject));
  for (const weather of unwanted.weather) scene.weather.delete(weather);
  for (const tone of unwanted.tones) scene.tones.delete(tone);
  if (unwanted.style && scene.style === unwanted.style) delete scene.style;
}
