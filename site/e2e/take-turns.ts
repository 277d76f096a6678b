export interface RunnerTest {
  project: string;
  file: string;
  /** From the outermost group to the test's own. */
  titles: string[];
}

/** A test in one language and the same in the other differ in this alone. */
const language = /(?<![\w-])\/?(?:en|zh)(?![\w-])\/?|-(?:en|zh)$/g;

/**
 * Of each pair, the test that another one runs in place of: the languages take turns down the list, and the engines of a
 * suite begin with one each, so that a path is walked in both languages by some of them.
 */
export function takeTurns(tests: readonly RunnerTest[]): RunnerTest[] {
  const pairs = new Map<string, RunnerTest[]>();
  for (const test of tests) {
    const { project, file, titles } = test;
    const key = [project, file, ...titles].map(text => text.replace(language, '/')).join('\n');
    pairs.set(key, [...(pairs.get(key) ?? []), test]);
  }
  const engines = [...new Set(tests.map(({ project }) => project.replace(language, '')))];
  const turns = engines.map((_, engine) => engine);
  return [...pairs.values()].flatMap(pair => {
    if (pair.length !== 2) return [];
    const engine = engines.indexOf(pair[0]!.project.replace(language, ''));
    const turn = turns[engine]!++;
    return pair[turn % 2]!;
  });
}
