import { posix } from 'node:path';
import { type Line, readPage } from '../pages/read-page.ts';

export interface NamedPath {
  line: number;
  /** As written. */
  text: string;
  /** Where it may be: paths are written from the root, links from the file they stand in. */
  candidates: string[];
}

const fileName = /^[\w-][\w.-]*\.(?:cjs|css|js|json|jsonc|md|mdx|mjs|sh|ts|tsx|ya?ml)$/;
const slashPath = /^\.?[\w-][\w.-]*(?:\/[\w.*-]+)*\/?$/;
const mediaType = /^(?:application|audio|image|multipart|text|video)\//;

/** The paths of this repository that a document of ours names in code spans and links. */
export function namedPaths(file: string, source: string): NamedPath[] {
  const folder = posix.dirname(file);
  return readPage(source).prose.flatMap(line => [
    ...linkTargets(line).map(text => ({
      line: line.number,
      text,
      candidates: [posix.normalize(posix.join(folder, text))],
    })),
    ...codeSpans(line)
      .filter(isRepositoryPath)
      .map(text => ({
        line: line.number,
        text,
        candidates: text.includes('/')
          ? [text, posix.normalize(posix.join(folder, text))]
          : [text, `**/${text}`],
      })),
  ]);
}

function isRepositoryPath(text: string): boolean {
  if (mediaType.test(text)) return false;
  return text.includes('/') ? slashPath.test(text) : fileName.test(text);
}

function codeSpans({ text }: Line): string[] {
  return [...text.matchAll(/(?<!`)`([^`]+)`(?!`)/g)].map(([, span]) => span ?? '');
}

function linkTargets({ text }: Line): string[] {
  return [...text.replace(/`[^`]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => (target ?? '').replace(/#.*$/, ''))
    .filter(target => target !== '' && !/^(?:[a-z]+:|\/|…)/.test(target) && !/[<…]/.test(target));
}
