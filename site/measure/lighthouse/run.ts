import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDelivery } from '@easel/deploy/delivery';
import { packFiles } from '@easel/deploy/pack';
import { serveBuild } from '@easel/deploy/server';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { buildBareSite } from '../build-bare-site.ts';

/** Pages, and the page of plain Docusaurus that their performance is compared with. */
const pages: [path: string, yardstick: string][] = [
  ['/', '/docs/intro'],
  ['/docs/intro', '/docs/intro'],
  ['/blog', '/blog'],
  ['/blog/long-blog-post', '/blog/long-blog-post'],
  ['/docs/api/apis/create-job', '/docs/intro'],
  ['/docs/api/apis/get-job', '/docs/intro'],
];
const locales = ['', '/zh'];
const [count = '3', ...only] = process.argv.slice(2);
const runs = Number(count);
/** Named pages, or all. */
const chosen = pages.filter(([route]) => only.length === 0 || only.includes(route));
if (chosen.length < only.length) throw new Error(`Measured are ${pages.map(([route]) => route)}`);
const must = ['accessibility', 'best-practices', 'seo'] as const;

const site = fileURLToPath(new URL('../..', import.meta.url));
const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

async function measure(origin: string, route: string) {
  // One Chromium a run: nothing cached, nothing warm.
  const chrome = await launch({
    chromePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    const result = await lighthouse(origin + route, { port: chrome.port, logLevel: 'error' });
    if (!result) throw new Error(`no result for ${route}`);
    const { categories, audits } = result.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const broken = must.flatMap(name =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    );
    return {
      performance: score('performance'),
      must: must.map(score),
      cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      tbt: audits['total-blocking-time']?.numericValue ?? Number.NaN,
      broken,
    };
  } finally {
    chrome.kill();
  }
}

function servePacked(folder: string) {
  packFiles(folder, readDelivery(folder), 5);
  return serveBuild(folder, 0);
}

type Result = Awaited<ReturnType<typeof measure>>;

const ours = await servePacked(path.join(site, 'build'));
const bare = await servePacked(buildBareSite(path.resolve(site)));
const origin = (server: typeof ours) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
let missed = 0;
console.log(
  '| page | accessibility / best practices / SEO | CLS | performance, ours : bare | LCP ms | TBT ms |',
);
console.log('|---|---|---|---|---|---|');
for (const [route, yardstick] of chosen) {
  for (const locale of locales) {
    const mine: Result[] = [];
    const theirs: Result[] = [];
    for (let run = 0; run < runs; run += 1) {
      mine.push(await measure(origin(ours), `${locale}${route}`));
      theirs.push(await measure(origin(bare), yardstick));
    }
    const worst = must.map((_, index) => Math.min(...mine.map(result => result.must[index] ?? 0)));
    const cls = Math.max(...mine.map(result => result.cls));
    const faults = [...new Set(mine.flatMap(result => result.broken))];
    if (faults.length > 0 || cls > 0) missed += 1;
    const both = (key: 'performance' | 'lcp' | 'tbt') =>
      [mine, theirs].map(list => Math.round(median(list.map(result => result[key])))).join(' : ');
    console.log(
      `| ${locale}${route} | ${worst.join(' / ')} ${faults.join(' ')} | ${cls.toFixed(3)} | ${both('performance')} | ${both('lcp')} | ${both('tbt')} |`,
    );
  }
}
ours.close();
bare.close();
console.log(`${chosen.length * locales.length - missed} passed, ${missed} failed`);
process.exitCode = missed ? 1 : 0;
