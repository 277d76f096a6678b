import { type Repository, yamlAt } from '../repository/repository.ts';

/** What a number counts. Different kinds are never compared: 300 seconds are not 300 bytes. */
export type Kind = 'time' | 'size' | 'count';
export const kinds: Kind[] = ['time', 'size', 'count'];

export interface Quantity {
  kind: Kind;
  /** In seconds, bytes, or pieces. */
  value: number;
}

const units: [pattern: RegExp, kind: Kind, factor: number][] = [
  [/^(?:ms|milliseconds?|毫秒)$/, 'time', 0.001],
  [/^(?:s|seconds?|秒)$/, 'time', 1],
  [/^(?:minutes?|分钟)$/, 'time', 60],
  [/^(?:hours?|个?小时)$/, 'time', 3600],
  [/^(?:days?|天)$/, 'time', 86_400],
  [/^(?:bytes?|字节)$/, 'size', 1],
  [/^KiB$/, 'size', 1024],
  [/^MiB$/, 'size', 1_048_576],
  [/^kB$/, 'size', 1000],
  [/^MB$/, 'size', 1_000_000],
];

/** A number as a page writes it, such as 1,048,576 or 0.5. */
export const number = String.raw`\d[\d,]*(?:\.\d+)?(?![\w×])`;
export const unit =
  '(?:ms|milliseconds?|seconds?|minutes?|hours?|days?|bytes?|KiB|MiB|kB|MB|毫秒|秒|分钟|个?小时|天|字节)';

export function quantity(digits: string, unitName = ''): Quantity {
  const value = Number(digits.replaceAll(',', ''));
  const [, kind, factor] = units.find(([pattern]) => pattern.test(unitName)) ?? [0, 'count', 1];
  return { kind: kind as Kind, value: value * (factor as number) };
}

/** Shown by way of example: true of one request, and not of the API. */
const examples = /^(?:examples?|vectors|digestVectors|servers)$/;
const texts =
  /^(?:description|summary|en|meaning|cause|remedy|x-credits|x-rate-limit|x-use-when|x-avoid-when)$/;

/** Every quantity that the contract states, as “kind value”: bounds of schemas, constants, and figures in its texts. */
export function contractQuantities(repository: Repository): Set<string> {
  return new Set(
    repository.files
      .filter(isContract)
      .flatMap(path => quantitiesIn(yamlAt(repository, path), '', 'count'))
      .map(({ kind, value }) => `${kind} ${value}`),
  );
}

function isContract(path: string): boolean {
  return (
    /^contract\/(?:[\w-]+|(?:constants|headers|operations|parameters|responses|schemas|security|webhooks)\/[\w-]+)\.yaml$/.test(
      path,
    ) && path !== 'contract/constants/fixtures.yaml'
  );
}

function quantitiesIn(node: unknown, key: string, kind: Kind): Quantity[] {
  if (examples.test(key)) return [];
  if (typeof node === 'number')
    return [{ kind: /seconds$/i.test(key) ? 'time' : kind, value: node }];
  if (typeof node === 'string') return texts.test(key) ? quotedIn(node) : [];
  if (Array.isArray(node)) return node.flatMap(item => quantitiesIn(item, key, kind));
  if (node === null || typeof node !== 'object') return [];
  return Object.entries(node).flatMap(([name, value]) =>
    quantitiesIn(value, name, kindOf(node, key) ?? kind),
  );
}

/** A bound has no unit of its own: a constant names it, a schema says it in its name or its text. */
function kindOf(node: object, name: string): Kind | undefined {
  const { unit: named, description } = node as { unit?: string; description?: string };
  const hints = named ?? (description === undefined ? undefined : `${name} ${description}`);
  if (hints === undefined) return undefined;
  if (/second/i.test(hints)) return 'time';
  return /\bbytes?\b|MiB/i.test(hints) ? 'size' : 'count';
}

function quotedIn(text: string): Quantity[] {
  const pattern = new RegExp(`(?<![\\w.,])(${number})(?:[ -]?(${unit}))?`, 'g');
  return [...text.matchAll(pattern)].map(([, digits = '', name]) => quantity(digits, name));
}
