import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildBareSite } from './build-bare-site.ts';
import { type FirstLoad, firstLoad, launch } from './first-load.ts';

/** Bytes are exact, so they are limits: [page, what, at most this many times the tutorial page of plain Docusaurus]. */
const ratios: [page: string, what: keyof FirstLoad, ratio: number][] = [
  ['/docs/intro', 'js', 0.8],
  ['/docs/intro', 'css', 1.2],
  // Of a bare tutorial that has no picture small enough to be put into its script.
  ['/docs/api/apis/create-job', 'js', 0.8],
  ['/docs/api/apis/create-job', 'css', 1.33],
];

/** What a reader waits for on a page of each type. */
const pages = ['/', '/docs/intro', '/docs/api/apis/create-job', '/blog/first-blog-post', '/blog'];
const fonts = { '': 40_000, '/zh': 20_000 };
const requests = 15;

const site = fileURLToPath(new URL('..', import.meta.url));
const bareBuild = buildBareSite(path.resolve(site));
const browser = await launch();
const bare = await firstLoad(browser, bareBuild, '/docs/intro');
console.log('bare /docs/intro', bare);

const loads = new Map<string, FirstLoad>();
async function load(page: string): Promise<FirstLoad> {
  const known = loads.get(page) ?? (await firstLoad(browser, path.join(site, 'build'), page));
  loads.set(page, known);
  return known;
}

const results: boolean[] = [];
function judge(within: boolean, what: string): void {
  results.push(within);
  console.log(`${within ? 'pass' : 'FAIL'}: ${what}`);
}

for (const [page, what, ratio] of ratios) {
  const ours = (await load(page))[what];
  const measured = ours / bare[what];
  judge(
    measured <= ratio,
    `${page} ${what} ${ours} B br = ${measured.toFixed(3)} × bare (at most ${ratio})`,
  );
}
for (const [language, limit] of Object.entries(fonts)) {
  for (const page of pages) {
    const address = `${language}${page}`;
    const ours = await load(address);
    judge(ours.fonts <= limit, `${address} fonts ${ours.fonts} B (at most ${limit})`);
    judge(ours.requests <= requests, `${address} ${ours.requests} requests (at most ${requests})`);
    console.log(ours);
  }
}
await browser.close();
const failed = results.filter(within => !within).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
