import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sampleLanguages } from '../sample-languages.ts';
import { expect, open, test } from '../site-test.ts';
import { readSteps, type Step } from './read-steps.ts';
import { type ServedSandbox, startServedSandbox } from './served-sandbox.ts';

interface Job {
  id: string;
  status: string;
  successInfo?: { images: { url: string }[] };
}

const start = 'node easel-sandbox.mjs';

// One sandbox on its usual port, as on the reader's machine.
test.describe.configure({ mode: 'serial' });
let sandbox: ServedSandbox;

test.beforeAll(async () => {
  sandbox = await startServedSandbox();
});

test.afterAll(() => sandbox.end());

/**
 * What the page says after the sandbox has started, as one script. What comes before is true already where this
 * runs: the tools are installed, the folder is made, the file is saved in it and started.
 */
function scriptOf(steps: Step[]): string {
  const at = steps.findIndex(step => 'type' in step && step.type.trim() === start);
  expect(at, 'the page starts the sandbox').toBeGreaterThan(0);
  expect(steps[at - 1]).toEqual({ type: 'mkdir first-image\ncd first-image' });
  return steps
    .slice(at + 1)
    .map(step =>
      'type' in step ? step.type : `cat > ${step.save} <<'END_OF_FILE'\n${step.text}\nEND_OF_FILE`,
    )
    .join('\n');
}

const typed = (steps: Step[]) => steps.flatMap(step => ('type' in step ? [step.type] : []));

for (const shell of ['bash', 'dash', 'zsh']) {
  test(`pasted into ${shell}, the commands of the first page paint an image`, async ({ page }) => {
    await open(page, '/docs/intro');
    await expect(page.locator('.markdown a[download]')).toHaveAttribute('href', sandbox.address);
    const commands = typed(await readSteps(page));
    await open(page, '/zh/docs/intro');
    expect(typed(await readSteps(page)), 'the Chinese page').toEqual(commands);

    const [first, create, read] = commands as [string, string, string];
    expect(commands).toHaveLength(3);
    expect(first).toBe(start);
    const run = (command: string) => {
      const output = execFileSync(shell, ['-c', command], { encoding: 'utf8', stdio: 'pipe' });
      return JSON.parse(output).job as Job;
    };
    const { id } = run(create);
    expect(read).toContain(`/v1/jobs/${id} `);
    await expect.poll(() => run(read).status, { timeout: 120_000 }).toBe('SUCCESS');
    const response = await fetch(run(read).successInfo?.images[0]?.url ?? '');
    expect(response.headers.get('content-type')).toBe('image/png');
    const picture = Buffer.from(await response.arrayBuffer());
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
  });
}

for (const language of sampleLanguages) {
  test(`followed literally, the quickstart for ${language} paints an image`, async ({ page }) => {
    await open(page, `/docs/quickstart/${language}`);
    const downloads = page.locator('.markdown a[download]');
    await expect(downloads.first()).toHaveAttribute('href', sandbox.address);
    const steps = await readSteps(page);
    const script = scriptOf(steps);
    // Saved by its link or by the button, the client is the same file.
    const address = (await downloads.nth(1).getAttribute('href')) ?? '';
    const client = steps.find(step => 'save' in step && step.save === path.basename(address));
    const served = await (await page.request.get(address)).text();
    expect(client && 'text' in client ? client.text.trimEnd() : '').toBe(served.trimEnd());
    await open(page, `/zh/docs/quickstart/${language}`);
    expect(scriptOf(await readSteps(page)), 'the Chinese page').toBe(script);

    const above = mkdtempSync(path.join(tmpdir(), 'quickstart-'));
    const folder = path.join(above, 'first-image');
    mkdirSync(folder);
    copyFileSync(sandbox.file, path.join(folder, 'easel-sandbox.mjs'));
    writeFileSync(path.join(above, 'followed.sh'), script);
    const output = execFileSync('bash', ['-euo', 'pipefail', '../followed.sh'], {
      cwd: folder,
      encoding: 'utf8',
      timeout: 500_000,
    });
    expect(output).toContain('SUCCESS\nsaved lighthouse.png');
    const image = readFileSync(path.join(folder, 'lighthouse.png'));
    expect(image.subarray(1, 4).toString()).toBe('PNG');
  });
}
