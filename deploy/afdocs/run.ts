import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CheckResult, runChecks } from 'afdocs';
import { computeScore } from 'afdocs/scoring';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { readDelivery } from '../src/delivery.ts';
import { serveBuild } from '../src/server.ts';

/** The grade that `afdocs` gives the site as a source for agents: every page of the site map, one language at a time. */
const least = 98;

const build = fileURLToPath(new URL('../../site/build', import.meta.url));
const { base, languages } = readDelivery(build);
const server = await serveBuild(build, 0);
// The checks compute for longer than a server waits for the next request: it would hang up in the middle of one.
server.keepAliveTimeout = 0;
const { port } = server.address() as AddressInfo;
let missed = 0;
for (const language of languages) {
  const pages = listPages(language);
  const [first = ''] = pages;
  const published = new URL(first).origin;
  const local = `http://127.0.0.1:${port}`;
  const report = await runChecks(local + base + language, {
    samplingStrategy: 'curated',
    curatedPages: pages.map(page => page.replace(published, local)),
    // What the build says of itself is where it will be published.
    canonicalOrigin: published,
    llmsTxtUrl: `${local}${base}${language}llms.txt`,
    // All links, without pauses: the server is ours.
    maxLinksToTest: 1_000,
    requestDelay: 0,
    requestTimeout: 600_000,
    networkContext: 'ci',
  });
  const { overall, grade, checkScores } = computeScore(report);
  console.log(`\n/${language}: ${overall} of 100 (${grade}), ${pages.length} pages\n`);
  const lost = report.results.filter(
    ({ id, status }) => status !== 'skip' && (checkScores[id]?.proportion ?? 1) < 1,
  );
  for (const result of lost) console.log(describe(result));
  const skipped = report.results.filter(({ status }) => status === 'skip');
  for (const { id, message } of skipped) console.log(`- ${id}: does not apply. ${message}`);
  if (overall < least || report.testedPages !== pages.length) missed += 1;
}
server.close();
console.log(`\n${languages.length - missed} passed, ${missed} failed`);
process.exitCode = missed > 0 ? 1 : 0;

/** A check that has not all its points, with the pages that it names. */
function describe({ id, status, message, details }: CheckResult): string {
  const pages = Object.values(details ?? {})
    .flatMap(value => (Array.isArray(value) ? value : []))
    .filter(entry => ['warn', 'fail'].includes(entry?.status))
    .map(entry => new URL(String(entry.url ?? entry.mdUrl)).pathname);
  return [`- ${id}: ${status}. ${message}`, ...pages.map(page => `  - ${page}`)].join('\n');
}

/** The pages of a language, by its site map. */
function listPages(language: string): string[] {
  const map = readFileSync(path.join(build, language, 'sitemap.xml'), 'utf8');
  return locations(parse(map));
}

function locations(node: Tree.Node): string[] {
  if (!('childNodes' in node)) return [];
  const isLocation = 'tagName' in node && node.tagName === 'loc';
  const text = node.childNodes.map(child => ('value' in child ? child.value : '')).join('');
  return [...(isLocation ? [text] : []), ...node.childNodes.flatMap(locations)];
}
