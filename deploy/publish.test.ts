import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { listReleases, publish, publishPrevious } from './src/publish.ts';

let root: string;
let site: string;
const page = (script: string) =>
  `<!doctype html><script src=/assets/js/main.${script}.js></script>`;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'publish-'));
  site = path.join(root, 'site');
});

/** A build whose script has this name, as every build has another. */
function buildWith(script: string): string {
  const build = path.join(root, `build-${script}`);
  for (const language of ['', 'zh/']) {
    mkdirSync(path.join(build, language, 'assets/js'), { recursive: true });
    writeFileSync(path.join(build, language, 'index.html'), page(script));
    writeFileSync(path.join(build, language, `assets/js/main.${script}.js`), script);
  }
  mkdirSync(path.join(build, 'search-index-docs'));
  writeFileSync(path.join(build, `search-index-docs/${script}-t0.json`), '{}');
  writeFileSync(path.join(build, `only-${script}.txt`), script);
  const info = { base: '/', languages: ['', 'zh/'], consoles: [] };
  writeFileSync(path.join(build, 'build.json'), JSON.stringify(info));
  return build;
}

const served = (file: string) => path.join(site, 'current', file);
const onDay = (day: number) => ({ site, keepDays: 30, now: new Date(Date.UTC(2026, 0, day)) });

it('sends the new build, and the hashed files of the old ones', async () => {
  for (const [day, script] of [[1, 'aaa'], [2, 'bbb'], [3, 'ccc']] as const)
    await publish(buildWith(script), onDay(day)); // biome-ignore format: a table
  expect(readFileSync(served('index.html'), 'utf8')).toContain('ccc');
  for (const script of ['aaa', 'bbb', 'ccc']) {
    expect(readFileSync(served(`assets/js/main.${script}.js`), 'utf8')).toBe(script);
    expect(existsSync(served(`zh/assets/js/main.${script}.js`))).toBe(true);
    expect(existsSync(served(`search-index-docs/${script}-t0.json`))).toBe(true);
  }
  // A page or file without a hash that is gone is gone.
  expect(existsSync(served('only-bbb.txt'))).toBe(false);
});

it('drops a file when no build has had it for as long as was said', async () => {
  await publish(buildWith('aaa'), onDay(1));
  await publish(buildWith('bbb'), onDay(20));
  await publish(buildWith('ccc'), onDay(31));
  expect(existsSync(served('assets/js/main.aaa.js'))).toBe(true);
  await publish(buildWith('ddd'), onDay(32));
  expect(existsSync(served('assets/js/main.aaa.js'))).toBe(false);
  expect(existsSync(served('assets/js/main.bbb.js'))).toBe(true);
});

it('goes back to the build before, and keeps the files of the one after', async () => {
  await publish(buildWith('aaa'), onDay(1));
  await publish(buildWith('bbb'), onDay(2));
  await publishPrevious(onDay(3));
  expect(readFileSync(served('index.html'), 'utf8')).toContain('aaa');
  expect(existsSync(served('only-aaa.txt'))).toBe(true);
  expect(existsSync(served('only-bbb.txt'))).toBe(false);
  expect(existsSync(served('assets/js/main.bbb.js'))).toBe(true);
});

it('says that there is nothing to go back to', async () => {
  await publish(buildWith('aaa'), onDay(1));
  await expect(publishPrevious(onDay(2))).rejects.toThrow('There is no release before 2026-01-01');
});

it('keeps three releases', async () => {
  for (const day of [1, 2, 3, 4, 5]) await publish(buildWith(`x${day}`), onDay(day));
  expect(listReleases(site).map(name => name.slice(0, 10))).toEqual([
    '2026-01-03',
    '2026-01-04',
    '2026-01-05',
  ]);
  expect(readdirSync(path.join(site, 'releases'))).toHaveLength(6);
});

it('leaves the current release alone when a build cannot be read', async () => {
  await publish(buildWith('aaa'), onDay(1));
  await expect(publish(path.join(root, 'nothing'), onDay(2))).rejects.toThrow('ENOENT');
  expect(readFileSync(served('index.html'), 'utf8')).toContain('aaa');
});
