import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

export interface Refusal {
  /** Absent for an address that is no operation, such as that of an upload. */
  operation?: string;
  status: number;
}

/** What a sample.yaml says; `task` is the name of its folder. */
export interface Sample {
  task: string;
  title: string;
  summary: string;
  /** The operations that the program asks for, no more and no fewer. */
  operations: string[];
  /** What every language prints, with {placeholders}. */
  output: string;
  files?: string[];
  keys?: string[];
  produces?: string[];
  app?: string;
  client?: false;
  /**
   * `busy` are statuses that the first requests are answered with: the client must repeat them. `orders` are scenarios
   * that wait for the next requests to an operation, to `upload` or to `download`.
   */
  sandbox?: {
    speed?: number;
    webhooks?: boolean;
    busy?: number[];
    orders?: Record<string, string>;
  };
  /** Answers of 400 and above that the program provokes on purpose. */
  refused?: Refusal[];
  fails?: { code: string };
  /** The program is a suite of so many tests, which start a sandbox themselves. */
  tests?: number;
  /** Where a language does this task in another way than `languages.yaml` says. */
  instead?: Record<string, Partial<Language>>;
  without?: Record<string, string>;
  /** The only languages in which there is a program; all of them unless told. */
  languages?: string[];
}

export interface Language {
  id: string;
  label: string;
  /** Its file; {task} in it and in a command is the name of the task. */
  program: string;
  client: string;
  highlight: string;
  comment: string;
  version: string;
  compile?: string;
  run: string;
  /** What a reader types, where it differs from what the runner does. */
  try?: string;
  /** What a suite prints once for each test that passed. */
  passed?: string;
  lint: string[];
  /** Of what readers keep, not of what they try. */
  lintClient?: string[];
}

export interface Run {
  sample: Sample;
  language: Language;
}

export interface Verdict extends Run {
  problems: string[];
  seconds: number;
  output: string;
}

export const samplesFolder = fileURLToPath(new URL('..', import.meta.url));

export function readLanguages(): Language[] {
  return parse(readFileSync(join(samplesFolder, 'languages.yaml'), 'utf8'));
}

/** Every folder with a sample.yaml is a task: there is no list to keep. */
export function readSamples(): Sample[] {
  return readdirSync(samplesFolder)
    .map(task => ({ task, file: join(samplesFolder, task, 'sample.yaml') }))
    .filter(({ file }) => existsSync(file))
    .map(({ task, file }) => ({ task, ...parse(readFileSync(file, 'utf8')) }));
}

/** A language as it stands for one task. */
export function languageOf({ task, instead }: Sample, language: Language): Language {
  const own = { ...language, ...instead?.[language.id] };
  const filled = Object.entries(own).map(([field, value]) => [
    field,
    typeof value === 'string' ? value.replaceAll('{task}', task) : value,
  ]);
  return Object.fromEntries(filled);
}

/** Whether there is to be a program: `languages` leaves out many without a word, `without` one with its reason. */
export function isWrittenIn({ languages, without }: Sample, { id }: Language): boolean {
  return (languages?.includes(id) ?? true) && !without?.[id];
}

export function hasProgram({ sample, language }: Run): boolean {
  return existsSync(join(samplesFolder, sample.task, language.program));
}

/** The names of the regions of a program in their order. Throws at one that is not closed, or closed twice. */
export function listRegions(source: string): string[] {
  const names: string[] = [];
  let open: string | undefined;
  for (const line of source.split('\n')) {
    const [, word, name = ''] = /^\s*(?:#|\/\/) (region|endregion)\b ?(\S*)/.exec(line) ?? [];
    if (word === 'region') {
      if (open !== undefined) throw new Error(`Region ${name} starts inside ${open}.`);
      if (!name) throw new Error('A region has no name.');
      open = name;
      names.push(name);
    }
    if (word === 'endregion') {
      if (open === undefined) throw new Error('A region ends that has not started.');
      open = undefined;
    }
  }
  if (open !== undefined) throw new Error(`Region ${open} does not end.`);
  return names;
}
