import type { AddressInfo } from 'node:net';
import { serveBuild } from '@easel/deploy/server';
import { test as base } from '@playwright/test';
import { buildFixture, type Fixture, type FixtureBuild } from './build-fixture.ts';

/** A `test` whose pages come from the fixture, built and served once per worker. */
export function testOnFixture(fixture: Fixture) {
  return base.extend<object, { site: FixtureBuild & { url: string } }>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
      async ({}, use) => {
        const build = await buildFixture(fixture);
        if (build.exitCode !== 0) throw new Error(build.output);
        const server = await serveBuild(build.outDir, 0);
        const { port } = server.address() as AddressInfo;
        await use({ ...build, url: `http://127.0.0.1:${port}` });
        server.closeAllConnections();
        server.close();
      },
      { scope: 'worker', timeout: 600_000 },
    ],
    baseURL: async ({ site }, use) => {
      await use(site.url);
    },
  });
}
