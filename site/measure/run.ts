import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildBareSite } from './build-bare-site.ts';
import { type FirstLoad, firstLoad, launch } from './first-load.ts';

/** Bytes are exact, so they are limits: [page, what, at most this many times the tutorial page of plain Docusaurus]. */
const limits: [page: string, what: keyof FirstLoad, ratio: number][] = [
  ['/docs/intro', 'js', 0.905],
  ['/docs/intro', 'css', 1.5],
  // Of a bare tutorial that has no picture small enough to be put into its script.
  ['/docs/api/apis/create-job', 'js', 0.862],
];

const site = fileURLToPath(new URL('..', import.meta.url));
const bareBuild = buildBareSite(path.resolve(site));
const browser = await launch();
const bare = await firstLoad(browser, bareBuild, '/docs/intro');
console.log('bare /docs/intro', bare);

let failed = 0;
for (const [page, what, ratio] of limits) {
  const ours = await firstLoad(browser, path.join(site, 'build'), page);
  const measured = ours[what] / bare[what];
  const within = measured <= ratio;
  if (!within) failed += 1;
  console.log(
    `${within ? 'pass' : 'FAIL'}: ${page} ${what} ${ours[what]} B br = ${measured.toFixed(3)} × bare (at most ${ratio})`,
    ours,
  );
}
await browser.close();
console.log(`${limits.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
