import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { inLanguage } from '../../i18n/translations.ts';
import { sourceOf, type Version } from '../../versioning/sources.ts';

interface SampleLanguage {
  id: string;
  label: string;
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
  output: string;
  without?: Record<string, string>;
}

/** What the runner wrote down about one program: samples/generated/report.json. */
interface SampleResult {
  passed: boolean;
  output: string;
}

interface SampleReport {
  commit: string;
  languages: Record<string, { label: string; version: string }>;
  samples: Record<string, Record<string, SampleResult>>;
}

export interface SampleProgram {
  language: SampleLanguage;
  code: string;
  version?: string;
  result?: SampleResult;
}

export interface Samples {
  commit?: string;
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
  const reportFile = join(folder, version ? 'report.json' : 'generated/report.json');
  const report: SampleReport | undefined = existsSync(reportFile)
    ? JSON.parse(readFileSync(reportFile, 'utf8'))
    : undefined;
  const names = readdirSync(folder).filter(name => existsSync(join(folder, name, 'sample.yaml')));
  const tasks: Record<string, SampleTask> = inLanguage(
    locale,
    Object.fromEntries(names.map(name => [name, parse(read(name, 'sample.yaml'))])),
    ([, field = '']) => ['title', 'summary', 'without'].includes(field),
    { file: 'samples.yaml', version },
  );
  return {
    commit: report?.commit,
    tasks: names,
    task: name => {
      const task = tasks[name];
      if (!task) throw new Error(`There is no sample ${name}.`);
      return task;
    },
    programs: task =>
      languages.flatMap(language => {
        const path = task ? [task, language.program] : ['clients', language.client];
        if (!existsSync(join(folder, ...path))) return [];
        return {
          language,
          code: read(...path),
          version: report?.languages[language.id]?.version,
          result: task ? report?.samples[task]?.[language.id] : undefined,
        };
      }),
  };
}
