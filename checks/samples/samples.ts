import { parse } from 'yaml';
import type { Repository } from '../repository/repository.ts';

export interface Sample {
  task: string;
  path: string;
  operations: string[];
  /** Languages in which the task makes no sense. */
  without: string[];
}

export interface Language {
  id: string;
  program: string;
  client: string;
}

const languages = 'samples/languages.yaml';

export function listLanguages({ files, read }: Repository): Language[] {
  return files.includes(languages) ? parse(read(languages)) : [];
}

/** Every folder with a sample.yaml is a task. */
export function listSamples({ files, read }: Repository): Sample[] {
  return files.flatMap(path => {
    const task = /^samples\/([^/]+)\/sample\.yaml$/.exec(path)?.[1];
    if (!task) return [];
    const { operations = [], without = {} } = parse(read(path)) ?? {};
    return [{ task, path, operations, without: Object.keys(without) }];
  });
}

export function programOf(task: string, { program }: Language): string {
  return `samples/${task}/${program}`;
}
