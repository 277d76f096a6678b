import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { preset, sendButton } from '../console/console-page.ts';
import { docusaurus, freePort } from '../processes.ts';
import { box, dialog, field } from '../search-page.ts';
import { edit } from './change-contract.ts';
import { copySite } from './copy-site.ts';

/** A change of a source, and the page that must say so. */
interface Change {
  kind: string;
  file: string;
  /** What does not depend on how a sentence is worded today. */
  from: string | RegExp;
  to: string;
  page: string;
}

const changes: Change[] = [
  {
    kind: 'a page',
    file: 'site/docs/changelog.md',
    from: /$/,
    to: 'There is a swallow so far.',
    page: '/docs/changelog',
  },
  {
    kind: 'a component',
    file: 'site/src/components/Home/Paths/index.tsx',
    from: 'Make your first picture',
    to: 'Draw a swallow first',
    page: '/',
  },
  {
    kind: 'the contract, in the reference',
    file: 'contract/operations/get-job.yaml',
    from: 'Get a job',
    to: 'Look at a swallow',
    page: '/docs/api/apis/get-job',
  },
  {
    kind: 'the contract, in a table',
    file: 'contract/constants/limits.yaml',
    from: 'Requests per app',
    to: 'Swallows per app',
    page: '/docs/guides/rate-limits',
  },
  {
    kind: 'a sample',
    file: 'samples/text-to-image/text-to-image.sh',
    from: 'a lighthouse on a cliff',
    to: 'a swallow on a cliff',
    page: '/docs/basic/txt2img',
  },
  {
    kind: 'a journey',
    file: 'site/journeys/text-to-image.yaml',
    from: 'Create the job',
    to: 'Ask for a swallow',
    page: '/docs/basic/txt2img',
  },
  {
    kind: 'the glossary',
    file: 'contributing/glossary.yaml',
    from: /(?<=means: ).+/,
    to: 'What a swallow talks to.',
    page: '/docs/glossary',
  },
  {
    kind: 'the configuration',
    file: 'site/config/theme.ts',
    from: '© 2026 Easel',
    to: '© 2026 Swallow',
    page: '/docs/intro',
  },
  {
    kind: 'a message of the configuration',
    file: 'site/i18n/en/messages/site.json',
    from: 'Community',
    to: 'Swallows',
    page: '/docs/intro',
  },
  {
    kind: 'a message of an island',
    file: 'site/i18n/en/messages/cost-calculator.json',
    from: 'Model family',
    to: 'Base of the swallow',
    page: '/docs/tools',
  },
];

// A machine may be slow, or stop for seconds; a server that does not notice a change never will.
const patient = { timeout: 1_800_000 };
// The page may be loaded again under the test’s hands: then the next look is at the new one.
const look = { timeout: 30_000 };

const test = base.extend<object, { root: string; address: string }>({
  root: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => use(copySite('development').root),
    { scope: 'worker', timeout: 1_800_000 },
  ],
  address: [
    async ({ root }, use) => {
      const port = await freePort();
      const address = `http://127.0.0.1:${port}`;
      const server = start(path.join(root, 'site'), port);
      await expect(async () => expect((await fetch(address)).ok).toBe(true)).toPass(patient);
      await use(address);
      const ended = new Promise(resolve => server.once('close', resolve));
      server.kill();
      await ended;
    },
    { scope: 'worker', timeout: 1_800_000 },
  ],
  baseURL: async ({ address }, use) => use(address),
});

test.describe.configure({ timeout: 1_800_000 });

for (const { kind, file, from, to, page: route } of changes) {
  test(`${kind} shows without a restart`, async ({ page, root }) => {
    edit(path.join(root, file), text => text.replace(from, to));
    // As a writer would see it: by looking again, each time a little longer.
    let seconds = 0;
    await expect(async () => {
      seconds += 1;
      await page.goto(route);
      await expect(page.locator('body')).toContainText(to, { timeout: seconds * 1000 });
    }).toPass(patient);
  });
}

test('the sandbox of the page follows the contract', async ({ page, root }) => {
  edit(path.join(root, 'contract/errors.yaml'), text =>
    text.replace('title: Job not found', 'title: Swallow not found'),
  );
  await expect(async () => {
    await page.goto('/docs/api/apis/get-job');
    await page.locator('[data-try]').click(look);
    await preset(page).selectOption('scenario job-not-found', look);
    await sendButton(page).click(look);
    await expect(page.locator('.con-result pre').first()).toContainText('Swallow not found', look);
  }).toPass(patient);
});

test('search says why it finds nothing', async ({ page }) => {
  await page.goto('/docs/intro');
  await box(page).click();
  await field(page).fill('signature');
  await expect(dialog(page)).toContainText('npm run build');
});

function start(site: string, port: number): ChildProcess {
  const args = ['start', '--host', '127.0.0.1', '--port', String(port), '--no-open'];
  return spawn(process.execPath, [docusaurus, ...args], { cwd: site, stdio: 'ignore' });
}
