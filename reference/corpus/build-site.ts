import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Built {
  pages: number;
  /** Of all pages, in bytes of HTML. */
  bytes: number;
  longest: { file: string; bytes: number };
  cpuSeconds: number;
  peakMegabytes: number;
}

// Inside the repository, where Node finds what the site imports.
const folder = fileURLToPath(new URL('.fixtures/site', import.meta.url));
const docusaurus = fileURLToPath(
  new URL('../../node_modules/@docusaurus/core/bin/docusaurus.mjs', import.meta.url),
);

/** Loaded before Docusaurus: writes down what its process took, with all threads, when it ends. */
const recorder = `data:text/javascript,${encodeURIComponent(`
  import { writeFileSync } from 'node:fs';
  process.on('exit', () => writeFileSync('usage.json', JSON.stringify(process.resourceUsage())));
`)}`;

/** A site from nothing to HTML, without what an earlier one may have left to it. */
export function buildSite(write: (folder: string) => void, keep = false): Built {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  write(folder);
  execFileSync(process.execPath, ['--import', recorder, docusaurus, 'build', folder], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(
    readFileSync(join(folder, 'usage.json'), 'utf8'),
  );
  const files = listPages(join(folder, 'build/docs'));
  const longest = files.reduce((most, file) => (file.bytes > most.bytes ? file : most));
  if (!keep) rmSync(folder, { recursive: true, force: true });
  return {
    pages: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    longest,
    cpuSeconds: (userCPUTime + systemCPUTime) / 1e6,
    peakMegabytes: maxRSS / 1024,
  };
}

function listPages(built: string): { file: string; bytes: number }[] {
  return readdirSync(built, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.html'))
    .map(file => ({ file, bytes: statSync(join(built, file)).size }));
}
