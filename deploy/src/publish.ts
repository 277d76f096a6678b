import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, link, mkdir, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Delivery, isHashed, readDelivery } from './delivery.ts';
import { listFiles } from './list-files.ts';

export interface PublishOptions {
  /** The folder of the operator: `current` in it is what the server sends. */
  site: string;
  /** For how long files of earlier builds stay, so that tabs opened on them keep working. */
  keepDays: number;
  now?: Date;
}

/** When each hashed file of a release was last part of a build, in milliseconds. */
type LastBuilt = Record<string, number>;

const day = 86_400_000;
const releasesKept = 3;

/**
 * Puts a build into a release of its own, together with the hashed files that earlier builds had, and then makes it the
 * current one in a single step: no reader meets half of a build.
 */
export async function publish(build: string, options: PublishOptions): Promise<string> {
  const { site, keepDays, now = new Date() } = options;
  const releases = path.join(site, 'releases');
  const name = now.toISOString().replaceAll(':', '-');
  const folder = path.join(releases, name);
  if (existsSync(folder)) throw new Error(`There is a release ${name} already.`);
  // Before anything is copied: what cannot be read leaves nothing behind.
  const delivery = readDelivery(build);
  await cp(build, `${folder}.new`, { recursive: true });
  const hashed = listFiles(build).filter(file => isHashedFile(delivery, file));
  const lastBuilt: LastBuilt = Object.fromEntries(hashed.map(file => [file, now.getTime()]));
  const before = await currentRelease(site);
  for (const [file, last] of Object.entries(before ? readLastBuilt(releases, before) : {})) {
    if (file in lastBuilt || now.getTime() - last > keepDays * day) continue;
    const target = path.join(`${folder}.new`, file);
    await mkdir(path.dirname(target), { recursive: true });
    // Named after its content, so one copy serves every release.
    await link(path.join(releases, before!, file), target);
    lastBuilt[file] = last;
  }
  await writeFile(`${folder}.json`, `${JSON.stringify(lastBuilt, null, 2)}\n`);
  await rename(`${folder}.new`, folder);
  await makeCurrent(site, name);
  for (const old of listReleases(site).slice(0, -releasesKept)) {
    await rm(path.join(releases, old), { recursive: true });
    await rm(path.join(releases, `${old}.json`));
  }
  return name;
}

/** Publishes the build before the current one again; who opened a tab meanwhile keeps its files, too. */
export async function publishPrevious(options: PublishOptions): Promise<string> {
  const current = await currentRelease(options.site);
  const names = listReleases(options.site);
  const previous = names[names.indexOf(current ?? '') - 1];
  if (!previous) throw new Error(`There is no release before ${current ?? 'the first'}.`);
  return publish(path.join(options.site, 'releases', previous), options);
}

/** Oldest first: a release is named after its time. */
export function listReleases(site: string): string[] {
  return readdirSync(path.join(site, 'releases'), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !entry.name.endsWith('.new'))
    .map(entry => entry.name)
    .sort();
}

async function currentRelease(site: string): Promise<string | undefined> {
  try {
    return path.basename(await readlink(path.join(site, 'current')));
  } catch {
    return undefined;
  }
}

/** A link is replaced by renaming another over it; relative, so that the folder can be moved. */
async function makeCurrent(site: string, name: string): Promise<void> {
  const next = path.join(site, 'current.new');
  await rm(next, { force: true });
  await symlink(path.join('releases', name), next);
  await rename(next, path.join(site, 'current'));
}

function readLastBuilt(releases: string, name: string): LastBuilt {
  return JSON.parse(readFileSync(path.join(releases, `${name}.json`), 'utf8')) as LastBuilt;
}

/** As a file of its language. */
function isHashedFile(delivery: Delivery, file: string): boolean {
  const language = delivery.languages.find(prefix => prefix !== '' && file.startsWith(prefix));
  return isHashed(delivery, file.slice(language?.length ?? 0));
}
