import { parse } from 'yaml';
import type { Repository } from '../repository/repository.ts';
import { type Kind, number, type Quantity, quantity, unit } from './quantity.ts';

/** Shown by way of example: true of one request, and not of the API. */
const examples = /^(?:examples?|vectors|digestVectors|servers)$/;
const texts =
  /^(?:description|summary|en|meaning|cause|remedy|x-credits|x-rate-limit|x-use-when|x-avoid-when)$/;

/** Every quantity that the contract states, as “kind value”: bounds of schemas, constants, and figures in its texts. */
export function contractQuantities({ files, read }: Repository): Set<string> {
  return new Set(
    files
      .filter(isContract)
      .flatMap(path => quantitiesIn(parse(read(path)), '', 'count'))
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
