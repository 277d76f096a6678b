import type { Bytes } from '../bytes.ts';
import { bodyChanges } from './body-changes.ts';
import { buildDraft, type Change, type Draft } from './draft.ts';
import { fieldChanges, pathChanges } from './field-changes.ts';
import { foreignLines, hostLines, OTHER_LINES } from './foreign-lines.ts';
import { jointChanges, lineChanges, wholeChanges } from './layout-changes.ts';
import { literalVariables } from './literal-variables.ts';

const BATCH = 64;
/** Above this a search over pairs and rare mistakes would hash gigabytes. */
const LARGE_BODY = 65_536;

interface Surroundings {
  body: Bytes;
  appId: string;
  keyId: string | undefined;
  origins: string[];
}

function* singleChanges(draft: Draft, around: Surroundings): Generator<Change> {
  const { body, appId, keyId, origins } = around;
  const hasBody = body.length > 0;
  yield* wholeChanges(hasBody);
  yield* lineChanges(appId, hasBody);
  yield* pathChanges(draft.path, origins);
  yield* bodyChanges(body);
  yield* fieldChanges(draft);
  yield* jointChanges();
  yield* foreignLines(draft, [...origins.flatMap(hostLines), ...OTHER_LINES, keyId ?? '']);
  yield* literalVariables();
}

/** Text left as it was cannot be the mistake, and would only multiply the pairs. */
const isIdle = (draft: Draft, { edit }: Change) =>
  edit.path === draft.path || edit.method === draft.method || edit.nonce === draft.nonce;

const axis = (change: Change) => Object.keys(change.edit)[0];

function* allChanges(draft: Draft, around: Surroundings): Generator<Change> {
  const large = around.body.length > LARGE_BODY;
  const common: Change[] = [];
  for (const change of singleChanges(draft, around)) {
    if (isIdle(draft, change) || (large && change.rare)) continue;
    yield change;
    if (!large && !change.rare) common.push(change);
  }
  for (const [index, a] of common.entries()) {
    for (const b of common.slice(index + 1)) {
      if (axis(a) === axis(b)) continue;
      yield { faults: [...a.faults, ...b.faults], edit: { ...a.edit, ...b.edit } };
    }
  }
}

/** The first mistake, or pair of mistakes, under which the string is the one that was signed. */
export async function findChanges(
  draft: Draft,
  around: Surroundings,
  isSigned: (candidate: Bytes) => Promise<boolean>,
): Promise<{ change: Change; signed: Bytes } | undefined> {
  const test = async (change: Change) => {
    const signed = await buildDraft({ ...draft, ...change.edit });
    return (await isSigned(signed)) ? { change, signed } : undefined;
  };
  let batch: Promise<Awaited<ReturnType<typeof test>>>[] = [];
  const settle = async () => {
    const found = (await Promise.all(batch)).find(Boolean);
    batch = [];
    return found;
  };
  for (const change of allChanges(draft, around)) {
    // A candidate that cannot be built, for want of a charset say, is not the one that was signed.
    batch.push(test(change).catch(() => undefined));
    if (batch.length === BATCH) {
      const found = await settle();
      if (found) return found;
    }
  }
  return settle();
}
