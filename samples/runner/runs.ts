import { isWrittenIn, type Language, languageOf, type Run, type Sample } from './samples.ts';

interface Wanted {
  languages: string[];
  tasks: string[];
}

/** Task by task, so that neighbours are of different languages and compilers do not queue for one cache. */
export function listRuns(samples: Sample[], languages: Language[], wanted: Wanted): Run[] {
  refuseUnknown(
    'language',
    wanted.languages,
    languages.map(({ id }) => id),
  );
  refuseUnknown(
    'task',
    wanted.tasks,
    samples.map(({ task }) => task),
  );
  const isWanted = (names: string[], name: string) => names.length === 0 || names.includes(name);
  return samples
    .filter(({ task }) => isWanted(wanted.tasks, task))
    .flatMap(sample =>
      languages
        .filter(
          language => isWanted(wanted.languages, language.id) && isWrittenIn(sample, language),
        )
        .map(language => ({ sample, language: languageOf(sample, language) })),
    );
}

function refuseUnknown(kind: string, names: string[], known: string[]): void {
  const unknown = names.find(name => !known.includes(name));
  if (unknown) throw new Error(`There is no ${kind} ${unknown}. Known: ${known.join(', ')}.`);
}

/** Keeps the order of the items in the results, and at most `width` of them under way. */
export async function inParallel<Item, Result>(
  items: Item[],
  width: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) {
      results[index] = await work(items[index]!);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
