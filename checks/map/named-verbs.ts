export interface NamedVerb {
  line: number;
  verb: string;
  /** The folder of the workspace it is run in; the root's is empty. */
  workspace: string;
}

/** Every `npm run x`, in prose and in code blocks. */
export function namedVerbs(source: string): NamedVerb[] {
  return source.split('\n').flatMap((text, index) =>
    text
      .split(/&&|`|\|/)
      .map(command => /\bnpm run ([\w:-]+)(?:.*?(?:--workspace|-w)[ =]([\w-]+))?/.exec(command))
      .filter(match => match !== null)
      .map(([, verb = '', workspace = '']) => ({ line: index + 1, verb, workspace })),
  );
}
