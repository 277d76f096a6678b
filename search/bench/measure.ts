import type { Corpus } from './corpus.ts';
import type { Engine, OpenedIndex } from './engine.ts';

export interface ClassScore {
  asked: number;
  first: number;
  found: number;
  reciprocal: number;
}

export interface Measurement {
  readonly engine: string;
  readonly bytes: number;
  readonly loadMs: number;
  readonly p50: number;
  readonly p95: number;
  readonly classes: ReadonlyMap<string, ClassScore>;
  readonly all: ClassScore;
}

const LOADS = 7;
const WARMING_QUERIES = 100;

export async function measure(
  engine: Engine,
  corpus: Corpus,
  rounds: number,
): Promise<Measurement> {
  const built = await engine.build(corpus);
  const loads: number[] = [];
  let opened: OpenedIndex | undefined;
  for (let i = 0; i < LOADS; i++) {
    const { answer, milliseconds } = await fastestOf(1, built.open);
    opened = answer;
    loads.push(milliseconds);
  }
  for (const { q } of corpus.queries.slice(0, WARMING_QUERIES)) await opened!.search(q);
  const classes = new Map<string, ClassScore>();
  const all = emptyScore();
  const times: number[] = [];
  for (const { cls, q, accept } of corpus.queries) {
    const { answer, milliseconds } = await fastestOf(rounds, () => opened!.search(q));
    times.push(milliseconds);
    const rank = answer.findIndex(position => accept.includes(corpus.sections[position]!.id));
    const ofClass = classes.get(cls) ?? emptyScore();
    classes.set(cls, ofClass);
    for (const score of [ofClass, all]) count(score, rank);
  }
  const bytes = await built.bytes();
  await built.close?.();
  return {
    engine: engine.name,
    bytes,
    loadMs: Math.min(...loads),
    ...percentiles(times),
    classes,
    all,
  };
}

/** Processor time: on a shared machine the clock on the wall measures the neighbours. */
async function fastestOf<T>(rounds: number, run: () => Promise<T> | T) {
  let milliseconds = Number.POSITIVE_INFINITY;
  let answer: T | undefined;
  for (let i = 0; i < rounds; i++) {
    const before = process.cpuUsage();
    answer = await run();
    const { user, system } = process.cpuUsage(before);
    milliseconds = Math.min(milliseconds, (user + system) / 1000);
  }
  return { answer: answer as T, milliseconds };
}

const emptyScore = (): ClassScore => ({ asked: 0, first: 0, found: 0, reciprocal: 0 });

function count(score: ClassScore, rank: number): void {
  score.asked++;
  if (rank < 0) return;
  score.found++;
  score.reciprocal += 1 / (rank + 1);
  if (rank === 0) score.first++;
}

function percentiles(times: number[]) {
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { p50: at(0.5), p95: at(0.95) };
}
