import { hasCall, namedCall } from '../addresses/api-paths.ts';
import { siteAddress, siteAddresses } from '../addresses/site-addresses.ts';
import { exists } from '../map/exists.ts';
import { namedVerbs } from '../map/named-verbs.ts';
import { codeSpans } from '../pages/code-spans.ts';
import { links } from '../pages/links.ts';
import { type SitePage, sitePages } from '../pages/site-pages.ts';
import type { Repository } from '../repository/repository.ts';
import type { Finding, Rule } from '../rule.ts';

export const everyPathAPageNamesExists: Rule = {
  why: 'the build follows links only; a path in a sentence that leads nowhere is found by the reader.',
  findings: repository => {
    const addresses = siteAddresses(repository);
    return sitePages(repository).flatMap(page => [
      ...missingFiles(page, repository),
      ...missingCalls(page, repository),
      ...missingAddresses(page, addresses, isBuilt(repository)),
      ...missingVerbs(page, repository),
    ]);
  },
};

/** Paths are written from the root of the repository, or from the site's folder. */
function missingFiles({ path, prose }: SitePage, { files }: Repository): Finding[] {
  return codeSpans(prose)
    .filter(({ text }) => /^[\w.-]+(?:\/[\w.*-]*)+$/.test(text))
    .filter(({ text }) => {
      const [room = ''] = text.split('/');
      return [room, `site/${room}`].some(folder => files.some(f => f.startsWith(`${folder}/`)));
    })
    .filter(({ text }) => !exists(text, files) && !exists(`site/${text}`, files))
    .map(({ line, text }) => ({
      where: `${path}:${line}`,
      found: `${text}, which does not exist`,
      expected: 'a path of this repository',
    }));
}

function missingCalls({ path, prose }: SitePage, { read }: Repository): Finding[] {
  return codeSpans(prose).flatMap(({ line, text }) => {
    const call = namedCall(text);
    if (!call || hasCall(read('contract/openapi.yaml'), call)) return [];
    return [{ where: `${path}:${line}`, found: text, expected: 'a path of contract/openapi.yaml' }];
  });
}

function missingAddresses(
  { path, prose }: SitePage,
  known: Set<string>,
  built: boolean,
): Finding[] {
  return prose.flatMap(line =>
    [
      ...[...links([line])].map(text => ({ text, isLink: true })),
      ...codeSpans([line]).map(({ text }) => ({ text, isLink: false })),
    ].flatMap(({ text, isLink }) => {
      const address = siteAddress(text, isLink);
      if (address === undefined || known.has(address)) return [];
      // What a plugin writes exists only in a build.
      if (/\.(?:json|txt|xml)$/.test(address) && !built) return [];
      return [
        { where: `${path}:${line.number}`, found: text, expected: 'an address of this site' },
      ];
    }),
  );
}

function missingVerbs({ path, prose, codeBlocks }: SitePage, { read }: Repository): Finding[] {
  const lines = [...prose, ...codeBlocks.flatMap(block => block.lines)];
  const { scripts = {} } = JSON.parse(read('package.json'));
  return lines.flatMap(({ number, text }) =>
    namedVerbs(text)
      .filter(({ verb }) => scripts[verb] === undefined)
      .map(({ verb }) => ({
        where: `${path}:${number}`,
        found: `npm run ${verb}`,
        expected: 'a script of package.json',
      })),
  );
}

function isBuilt({ files }: Repository): boolean {
  return files.some(path => path.startsWith('site/build/'));
}
