import type { Line, Page } from '../pages/page.ts';

/** Whether a path or glob names a file, or a folder with files in it. */
export function exists(path: string, files: readonly string[]): boolean {
  const pattern = new RegExp(`^${toPattern(path.replace(/\/$/, ''))}(?:/|$)`);
  return files.some(file => pattern.test(file));
}

function toPattern(glob: string): string {
  return glob
    .split(/(\*\*\/|\*)/)
    .map(part => {
      if (part === '**/') return '(?:.*/)?';
      if (part === '*') return '[^/]*';
      return part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
    })
    .join('');
}

export interface NamedScript {
  line: number;
  script: string;
  /** The folder of the workspace it is run in; the root's is empty. */
  workspace: string;
}

/** Every `npm run x` that a page names, in sentences, in code and in code blocks. */
export function namedScripts({ prose, codeSpans, codeBlocks }: Page): NamedScript[] {
  const lines: Line[] = [...prose, ...codeSpans, ...codeBlocks.flatMap(block => block.lines)];
  return lines.flatMap(({ line, text }) =>
    text
      .split(/&&|\|/)
      .map(command => /\bnpm run ([\w:-]+)(?:.*?(?:--workspace|-w)[ =]([\w-]+))?/.exec(command))
      .filter(match => match !== null)
      .map(([, script = '', workspace = '']) => ({ line, script, workspace })),
  );
}
