import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sampleLanguages } from '../sample-languages.ts';
import { expect, open, test } from '../site-test.ts';
import { readSteps, type Step } from './read-steps.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const start = 'npm run sandbox';

// One sandbox on its usual port, as on the reader's machine.
test.describe.configure({ mode: 'serial' });
let sandbox: ChildProcess | undefined;

test.beforeAll(async () => {
  sandbox = spawn('npm', ['run', 'sandbox'], { cwd: repository, detached: true });
  await new Promise<void>((resolve, reject) => {
    sandbox?.stdout?.on('data', data => String(data).includes('answers at') && resolve());
    sandbox?.once('exit', code => reject(new Error(`${start} ended with ${code}`)));
  });
});

test.afterAll(() => {
  if (sandbox?.pid) process.kill(-sandbox.pid);
});

/**
 * What the page says after the sandbox has started, as one script. What comes before is true already where this
 * runs: the tools are installed, the repository is fetched, prepared and started.
 */
function scriptOf(steps: Step[]): string {
  const at = steps.findIndex(step => 'type' in step && step.type.trim() === start);
  expect(at, 'the page starts the sandbox').toBeGreaterThan(0);
  const before = steps.slice(0, at).map(step => ('type' in step ? step.type : ''));
  expect(before.join('\n')).toMatch(/git clone \S+ easel-docs\ncd easel-docs\nnpm install/);
  return steps
    .slice(at + 1)
    .map(step =>
      'type' in step ? step.type : `cat > ${step.save} <<'END_OF_FILE'\n${step.text}\nEND_OF_FILE`,
    )
    .join('\n');
}

for (const language of sampleLanguages) {
  test(`followed literally, the quickstart for ${language} paints an image`, async ({ page }) => {
    await open(page, `/docs/quickstart/${language}`);
    const script = scriptOf(await readSteps(page));
    await open(page, `/zh/docs/quickstart/${language}`);
    expect(scriptOf(await readSteps(page)), 'the Chinese page').toBe(script);

    const folder = mkdtempSync(path.join(tmpdir(), 'quickstart-'));
    symlinkSync(repository, path.join(folder, 'easel-docs'));
    writeFileSync(path.join(folder, 'followed.sh'), script);
    const output = execFileSync('bash', ['-euo', 'pipefail', 'followed.sh'], {
      cwd: folder,
      encoding: 'utf8',
      timeout: 500_000,
    });
    expect(output).toContain('SUCCESS\nsaved lighthouse.png');
    const image = readFileSync(path.join(folder, 'first-image/lighthouse.png'));
    expect(image.subarray(1, 4).toString()).toBe('PNG');
  });
}
