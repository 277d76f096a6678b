import type { Repository } from './repository.ts';

/** A repository that exists only in a test: paths and texts, and what scripts would print. */
export function fixtureRepository(
  texts: Record<string, string>,
  outputs: Record<string, string> = {},
): Repository {
  return {
    files: Object.keys(texts).filter(path => !path.startsWith('node_modules/')),
    read: path => {
      const text = texts[path];
      if (text === undefined) throw new Error(`The fixture has no ${path}`);
      return text;
    },
    output: async (script, ...args) => outputs[[script, ...args].join(' ')] ?? '',
  };
}
