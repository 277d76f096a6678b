import type { Entry } from './ask-oasdiff.ts';
import type { Change, Group, Kind } from './change.ts';
import { type Held, type Reading, readings, withoutEffect } from './kinds.ts';
import { webhookOf } from './sent-documents.ts';

/** A report of oasdiff as a change; nothing if it is of no consequence. What we do not know stops whoever compares. */
export function readEntry({ id, text, level, operationId, path }: Entry): Change | undefined {
  if (withoutEffect.has(id)) return undefined;
  const reading = readings.get(id);
  if (!reading) {
    throw new Error(
      `oasdiff reports “${id}” (${text}), which contract/src/releases/kinds.ts does not know.`,
    );
  }
  const held = wordsIn(text, reading, id);
  const event = webhookOf(path ?? '');
  const { kind, side, rule } = reading;
  return {
    kind,
    group: groupOf(reading, level),
    side,
    at: held.at === undefined ? [] : [isBody(side) ? toPointer(held.at) : held.at],
    ...(side === 'parameter' && { in: held.in ?? 'path' }),
    // Nobody asks a webhook for a status.
    statuses: held.status && !event ? [held.status] : [],
    values: held.value === undefined ? [] : [lastStep(held.value)],
    ...(held.from !== undefined && { from: plain(held.from) }),
    ...(held.to !== undefined && { to: plain(held.to) }),
    ...(rule && { rule }),
    operations: [event ?? operationId ?? path ?? ''],
  };
}

const isBody = (side: Reading['side']): boolean => side === 'request' || side === 'response';

/** What stands in code, by what it stands for. */
function wordsIn(text: string, { holds }: Reading, id: string): Partial<Record<Held, string>> {
  const words = text.split('`').filter((_, index) => index % 2 === 1);
  if (words.length !== holds.length)
    throw new Error(
      `oasdiff says “${id}” in other words: ${text}. See contract/src/releases/kinds.ts.`,
    );
  return Object.fromEntries(holds.map((name, index) => [name, words[index] ?? '']));
}

const additions = new Set<Kind>([
  'added',
  'valueAdded',
  'alternativeAdded',
  'formatAdded',
  'schemeAdded',
]);

/** New values in responses are promised to appear at any time, so they break nothing. */
function groupOf({ kind, side }: Reading, level: number): Group {
  if (kind === 'valueAdded' && side === 'response') return 'added';
  const lost = kind === 'removed' && side === 'operation';
  if (level > 1 || lost || kind === 'schemeRemoved') return 'breaking';
  if (kind === 'deprecated') return 'deprecated';
  return additions.has(kind) ? 'added' : 'changed';
}

/** `stages/items/oneOf[subschema #2: DiffusionStage]/diffusion/` is the field `/stages/*` + `/diffusion`. */
function toPointer(place: string): string {
  const steps = splitOutsideBrackets(place).filter(
    step => step !== '' && !/^(oneOf|anyOf|allOf)\[/.test(step),
  );
  return steps.map(step => `/${step === 'items' ? '*' : step}`).join('');
}

/** A step may name a component by its address. */
function splitOutsideBrackets(place: string): string[] {
  const steps = [''];
  let depth = 0;
  for (const letter of place) {
    if (letter === '[') depth += 1;
    if (letter === ']') depth -= 1;
    if (letter === '/' && depth === 0) steps.push('');
    else steps[steps.length - 1] += letter;
  }
  return steps;
}

/** A component goes by its name. */
const lastStep = (value: string): string =>
  value.startsWith('#/') ? (value.split('/').at(-1) ?? value) : value;

/** Numbers are reported with two places. */
const plain = (value: string): string =>
  /^-?\d+\.\d\d$/.test(value) ? String(Number(value)) : value;
