import { type Component, type SitePage, sitePages } from '../pages/page.ts';
import { type Repository, yamlAt } from '../repository/repository.ts';

export interface Sample {
  task: string;
  path: string;
  operations: string[];
  /** Languages in which the task makes no sense. */
  without: string[];
  /** The only languages it is written in; all of them unless told. */
  languages: string[] | undefined;
  /** Programs that are not named as `languages.yaml` says. */
  instead: Record<string, { program?: string }>;
}

export interface Language {
  id: string;
  program: string;
  client: string;
}

const languages = 'samples/languages.yaml';

export function listLanguages(repository: Repository): Language[] {
  return repository.files.includes(languages) ? (yamlAt(repository, languages) as Language[]) : [];
}

/** Every folder with a sample.yaml is a task. */
export function listSamples(repository: Repository): Sample[] {
  return repository.files.flatMap(path => {
    const task = /^samples\/([^/]+)\/sample\.yaml$/.exec(path)?.[1];
    if (!task) return [];
    const entry = (yamlAt(repository, path) ?? {}) as {
      operations?: string[];
      without?: object;
      languages?: string[];
      instead?: Sample['instead'];
    };
    const { operations = [], without = {}, languages, instead = {} } = entry;
    return [{ task, path, operations, without: Object.keys(without), languages, instead }];
  });
}

export function programOf({ task, instead }: Sample, { id, program }: Language): string {
  return `samples/${task}/${(instead[id]?.program ?? program).replaceAll('{task}', task)}`;
}

export interface ShownSample extends Component {
  page: SitePage;
}

/** `<Sample task="…" region="…" lang="…" />` and `<Sample client lang="…" />`, wherever they are. */
export function shownSamples(repository: Repository): ShownSample[] {
  return sitePages(repository).flatMap(page =>
    page.components
      .filter(({ name }) => name === 'Sample')
      .map(component => ({ ...component, page })),
  );
}
