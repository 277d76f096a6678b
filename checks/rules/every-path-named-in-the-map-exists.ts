import { posix } from 'node:path';
import { type Page, readPage } from '../pages/page.ts';
import { exists, namedScripts } from '../repository/paths.ts';
import type { Repository } from '../repository/repository.ts';
import type { Finding, Rule } from '../rule.ts';

const entrances = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'];

export const everyPathNamedInTheMapExists: Rule = {
  why: 'a newcomer follows the map first; a path that leads nowhere costs their trust in all the others.',
  findings: repository => {
    const { files } = repository;
    const maps = files.filter(
      path => entrances.includes(path) || /^contributing\/[^/]+\.md$/.test(path),
    );
    return [
      ...entrances
        .filter(path => !files.includes(path))
        .map(path => ({
          where: path,
          found: 'no such file',
          expected: 'a file that every newcomer looks for',
        })),
      ...maps.flatMap(path => {
        const page = readPage(repository.read(path), 'markdown');
        return [...missingPaths(path, page, repository), ...missingScripts(path, page, repository)];
      }),
    ];
  },
};

function missingPaths(path: string, page: Page, { files }: Repository): Finding[] {
  return namedPaths(path, page)
    .filter(({ candidates }) => !candidates.some(candidate => exists(candidate, files)))
    .map(({ line, text }) => ({
      where: `${path}:${line}`,
      found: `${text}, which does not exist`,
      expected: 'a path of this repository, or <…> around what the reader fills in',
    }));
}

function missingScripts(path: string, page: Page, { files, read }: Repository): Finding[] {
  return namedScripts(page).flatMap(({ line, script, workspace }) => {
    const manifest = workspace ? `${workspace}/package.json` : 'package.json';
    const scripts = files.includes(manifest) ? JSON.parse(read(manifest)).scripts : undefined;
    if (scripts?.[script] !== undefined) return [];
    return [
      { where: `${path}:${line}`, found: `npm run ${script}`, expected: `a script of ${manifest}` },
    ];
  });
}

interface NamedPath {
  line: number;
  /** As written. */
  text: string;
  /** Where it may be: paths are written from the root, links from the file they are in. */
  candidates: string[];
}

const fileName = /^[\w-][\w.-]*\.(?:cjs|css|js|json|jsonc|md|mdx|mjs|sh|ts|tsx|ya?ml)$/;
const slashPath = /^\.?[\w-][\w.-]*(?:\/[\w.*-]+)*\/?$/;
const mediaType = /^(?:application|audio|image|multipart|text|video)\//;

/** The paths of this repository that a document of ours names in code spans and links. */
function namedPaths(file: string, { links, codeSpans }: Page): NamedPath[] {
  const beside = (path: string) => posix.normalize(posix.join(posix.dirname(file), path));
  return [
    ...links
      .map(({ line, text }) => ({ line, text: text.replace(/#.*$/, '') }))
      .filter(({ text }) => text !== '' && !/^(?:[a-z]+:|\/|…)/.test(text) && !/[<…]/.test(text))
      .map(({ line, text }) => ({ line, text, candidates: [beside(text)] })),
    ...codeSpans
      .filter(({ text }) => isRepositoryPath(text))
      .map(({ line, text }) => ({
        line,
        text,
        candidates: text.includes('/') ? [text, beside(text)] : [text, `**/${text}`],
      })),
  ];
}

function isRepositoryPath(text: string): boolean {
  if (mediaType.test(text)) return false;
  return text.includes('/') ? slashPath.test(text) : fileName.test(text);
}
