import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { inLanguage } from '../../../i18n/translations.ts';
import { sourceOf, type Version } from '../../../versioning/sources.ts';

/** What a step must come to, for the reader who runs it and for the test that runs them all. */
export interface Expected {
  /** 200 unless said otherwise. */
  status?: number;
  /** The code of the problem that is wanted here. */
  code?: string;
  /** The final status of the job. */
  job?: string;
  images?: number;
  /** JSON pointer into the answer → value. */
  fields?: Record<string, unknown>;
}

/** A step as a file of site/journeys says it. `{name}` is a value that an earlier step feeds. */
export interface SourceStep {
  id: string;
  operation?: string;
  /** Instead of an operation: an address to send the picture to. */
  put?: string;
  title: string;
  text: string;
  parameters?: Record<string, string>;
  headers?: Record<string, string>;
  /** The request body; or the name of the contract's example, with changes by JSON pointer. */
  body?: unknown;
  example?: string;
  set?: Record<string, unknown>;
  drop?: string[];
  /** Says what is sent when it cannot be shown. */
  picture?: string;
  /** Name → JSON pointer into the answer. */
  feeds?: Record<string, string>;
  /** JSON pointers of what else is worth a look. */
  shows?: string[];
  /** Ask until the job has ended. */
  follow?: boolean;
  expect?: Expected;
}

export interface JourneySource {
  title: string;
  steps: SourceStep[];
}

type Entry = SourceStep | { part: string };

/** Steps that several journeys share are in `parts/`. */
export function readJourney(name: string, locale: string, version?: Version): JourneySource {
  const folder = sourceOf('journeys', version);
  const file = join(folder, `${name}.yaml`);
  if (!existsSync(file)) throw new Error(`<Journey name="${name}"/>: there is no ${file}.`);
  const { title, steps } = read(name) as { title: string; steps: Entry[] };
  return {
    title,
    steps: steps.flatMap(entry =>
      'part' in entry ? (read(`parts/${entry.part}`) as SourceStep[]) : entry,
    ),
  };

  function read(path: string): unknown {
    const source = parse(readFileSync(join(folder, `${path}.yaml`), 'utf8'));
    return inLanguage(locale, source, isText, { file: 'journeys.yaml', key: path, version });
  }
}

/** Titles, and what steps say about themselves; deeper down `text` is part of a request. */
function isText(path: string[]): boolean {
  const depth = path[0] === 'steps' ? 3 : 2;
  return path.length <= depth && ['title', 'text', 'picture'].includes(path.at(-1) ?? '');
}
