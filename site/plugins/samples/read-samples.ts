import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { SampleLanguage, SampleProgram, SampleReport, SampleTask } from './sample-data.ts';

export interface Samples {
  commit?: string;
  tasks: string[];
  task: (name: string) => SampleTask;
  /** The programs of a task, or the clients when no task is given. */
  programs: (task?: string) => SampleProgram[];
}

/** Everything the samples room holds. Nothing of it is imported: pages show files, whoever wrote them. */
export function readSamples(folder: string): Samples {
  const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');
  const languages: SampleLanguage[] = parse(read('languages.yaml'));
  const reportFile = join(folder, 'generated/report.json');
  const report: SampleReport | undefined = existsSync(reportFile)
    ? JSON.parse(readFileSync(reportFile, 'utf8'))
    : undefined;
  return {
    commit: report?.commit,
    tasks: readdirSync(folder).filter(name => existsSync(join(folder, name, 'sample.yaml'))),
    task: name => parse(read(name, 'sample.yaml')),
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
