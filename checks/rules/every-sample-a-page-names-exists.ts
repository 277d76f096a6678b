import type { Repository } from '../repository/repository.ts';
import type { Finding, Rule } from '../rule.ts';
import {
  type Language,
  listLanguages,
  listSamples,
  programOf,
  type Sample,
  type ShownSample,
  shownSamples,
} from '../samples/samples.ts';

const known = ['task', 'client', 'region', 'lang'];

export const everySampleAPageNamesExists: Rule = {
  why: 'a page that names a missing program shows a hole where the reader expects the answer.',
  findings: repository => {
    const languages = listLanguages(repository);
    const tasks = new Map(listSamples(repository).map(sample => [sample.task, sample]));
    return shownSamples(repository).flatMap(sample =>
      faults(sample, languages, tasks, repository).map(
        ([found, expected]): Finding => ({
          where: `${sample.page.path}:${sample.line}`,
          found,
          expected,
        }),
      ),
    );
  },
};

type Fault = [found: string, expected: string];

function faults(
  { attributes }: ShownSample,
  languages: Language[],
  tasks: Map<string, Sample>,
  repository: Repository,
): Fault[] {
  const [task, lang] = [attributes.get('task'), attributes.get('lang')];
  const shown = languages.filter(({ id }) => lang === undefined || id === lang);
  const unknown = [...attributes.keys()].filter(name => !known.includes(name));
  if (unknown.length > 0) return [[`the attribute ${unknown[0]}`, known.join(', ')]];
  if (attributes.has('client') === (task !== undefined)) {
    return [['a sample with both or neither of task and client', 'one of the two']];
  }
  if (shown.length === 0) return [[`lang="${lang}"`, 'an id of samples/languages.yaml']];
  if (task === undefined) return missingClients(shown, repository);
  const sample = tasks.get(task);
  if (!sample) return [[`task="${task}"`, `samples/${task}/sample.yaml`]];
  return faultsOfTask(sample, attributes.get('region'), shown, repository);
}

function missingClients(shown: Language[], { files }: Repository): Fault[] {
  return shown
    .map(({ client }) => `samples/clients/${client}`)
    .filter(path => !files.includes(path))
    .map(path => ['a client that does not exist', path]);
}

function faultsOfTask(
  sample: Sample,
  region: string | undefined,
  shown: Language[],
  repository: Repository,
): Fault[] {
  return shown
    .filter(({ id }) => sample.languages?.includes(id) ?? !sample.without.includes(id))
    .flatMap((language): Fault[] => {
      const path = programOf(sample, language);
      if (!repository.files.includes(path)) return [['a program that does not exist', path]];
      if (region === undefined || hasRegion(repository.read(path), region)) return [];
      return [[`region="${region}"`, `a comment “region ${region}” in ${path}`]];
    });
}

function hasRegion(program: string, region: string): boolean {
  return program
    .split('\n')
    .some(line => line.replace(/^\s*(?:#|\/\/)\s*/, '') === `region ${region}`);
}
