import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { inLanguage } from '../../i18n/translations.ts';
import { sourceOf, type Version } from '../../versioning/sources.ts';

interface SampleLanguage {
  id: string;
  label: string;
  /** Its file; {task} in it and in a command is the name of the task. */
  program: string;
  client: string;
  highlight: string;
  comment: string;
  run: string;
  try?: string;
}

/** What samples/<task>/sample.yaml says, as far as a page shows it. */
export interface SampleTask {
  title: string;
  summary: string;
  /** Nothing for a suite of tests. */
  output: string;
  instead?: Record<string, Partial<SampleLanguage>>;
  without?: Record<string, string>;
}

/** A whole run in which all programs passed: samples/runner/record.ts. */
interface SampleRecord {
  date: string;
  commit: string;
  tools: Record<string, string>;
  samples: Record<string, Record<string, { output: string }>>;
}

export interface SampleProgram {
  language: SampleLanguage;
  code: string;
  /** What it printed, and when it did; a program that is new has none. */
  run?: { output: string; tool: string; date: string; commit: string };
}

export interface Samples {
  tasks: string[];
  task: (name: string) => SampleTask;
  /** The programs of a task, or the clients when no task is given. */
  programs: (task?: string) => SampleProgram[];
}

/** Everything in the samples package. Nothing of it is imported: pages show files, whoever wrote them. */
export function readSamples(locale: string, version?: Version): Samples {
  const folder = sourceOf('samples', version);
  const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');
  const languages: SampleLanguage[] = parse(read('languages.yaml'));
  const record: SampleRecord = JSON.parse(read('record.json'));
  const names = readdirSync(folder).filter(name => existsSync(join(folder, name, 'sample.yaml')));
  const tasks: Record<string, SampleTask> = inLanguage(
    locale,
    Object.fromEntries(names.map(name => [name, parse(read(name, 'sample.yaml'))])),
    ([, field = '']) => ['title', 'summary', 'without'].includes(field),
    { file: 'samples.yaml', version },
  );
  return {
    tasks: names,
    task: name => {
      const task = tasks[name];
      if (!task) throw new Error(`There is no sample ${name}.`);
      return task;
    },
    programs: task =>
      languages
        .map(language => insteadOf(language, tasks[task ?? '']?.instead?.[language.id]))
        .map(language => forTask(language, task))
        .flatMap(language => {
          const path = task ? [task, language.program] : ['clients', language.client];
          if (!existsSync(join(folder, ...path))) return [];
          const output = record.samples[task ?? '']?.[language.id]?.output;
          const { date, commit, tools } = record;
          return {
            language,
            code: read(...path),
            ...(output !== undefined && {
              run: { output, tool: `${language.label} ${tools[language.id]}`, date, commit },
            }),
          };
        }),
  };
}

/** A command of the task's own replaces what a reader types as well, such as that of a suite of tests. */
function insteadOf(language: SampleLanguage, own?: Partial<SampleLanguage>): SampleLanguage {
  const { try: typed, ...rest } = language;
  return { ...rest, ...(typed && !own?.run && { try: typed }), ...own };
}

function forTask(language: SampleLanguage, task = ''): SampleLanguage {
  const fill = (text: string) => text.replaceAll('{task}', task);
  const { program, run, try: typed } = language;
  return {
    ...language,
    program: fill(program),
    run: fill(run),
    ...(typed && { try: fill(typed) }),
  };
}
