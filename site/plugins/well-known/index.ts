import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { languages } from '../../i18n/languages.ts';

interface Options {
  /** Where a vulnerability is reported. */
  contact: string;
}

const year = 365 * 86_400_000;

/** Files that programs look for at the root of a host: RFC 9309 for crawlers, RFC 9116 for whoever finds a hole. */
export default function wellKnown(
  { siteDir, siteConfig, i18n }: LoadContext,
  { contact }: Options,
): Plugin {
  return {
    name: 'well-known',
    async postBuild({ outDir }) {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const root = siteConfig.url + siteConfig.baseUrl;
      // A year from the commit, not from today: the same commit builds the same files.
      const expires = new Date(commitTime(siteDir) + year).toISOString();
      const security = [
        `Contact: ${contact}`,
        `Expires: ${expires}`,
        `Preferred-Languages: ${languages.map(({ code }) => code).join(', ')}`,
        `Canonical: ${root}.well-known/security.txt`,
      ];
      await writeFile(
        join(outDir, 'robots.txt'),
        `User-agent: *\nAllow: /\n\nSitemap: ${root}sitemap.xml\n`,
      );
      await mkdir(join(outDir, '.well-known'), { recursive: true });
      await writeFile(join(outDir, '.well-known/security.txt'), `${security.join('\n')}\n`);
    },
  };
}

/** Outside a clone, whoever builds says it, in seconds, as other builders do. */
function commitTime(folder: string): number {
  const seconds =
    process.env.SOURCE_DATE_EPOCH ??
    execFileSync('git', ['show', '-s', '--format=%ct', 'HEAD'], { cwd: folder, encoding: 'utf8' });
  return Number(seconds) * 1000;
}
