import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startServer } from '@easel/sandbox/node';
import { expect, test } from '../site-test.ts';
import { openConsole } from './console-page.ts';

const run = promisify(execFile);
const key = fileURLToPath(
  new URL('../../../signing/vectors/keys/throwaway-sandbox-1.pkcs8.pem', import.meta.url),
);
const commands: Record<string, [command: string, file: string]> = {
  curl: ['bash', 'request.sh'],
  'Node.js': ['node', 'request.mjs'],
  Python: ['python3', 'request.py'],
};

for (const operation of ['create-job', 'get-job']) {
  for (const [name, [command, file]] of Object.entries(commands)) {
    test(`${operation} copied as ${name} runs as it stands`, async ({ page }) => {
      const server = await startServer({ port: 0 });
      try {
        await openConsole(page, operation, 'en');
        await page.locator('.con-request .con-details summary').nth(1).click();
        const details = page.locator('.con-request .con-details').nth(1);
        await details.locator('label', { hasText: name }).click();
        const text = await details.locator('pre').innerText();
        const program = path.join(mkdtempSync(path.join(tmpdir(), 'copied-')), file);
        writeFileSync(program, `${text.replaceAll('http://127.0.0.1:8787', server.origin)}\n`);
        const { stdout } = await run(command, [program], {
          env: { ...process.env, EASEL_KEY: key },
        });
        expect(stdout).toMatch(/"?job"?:/);
      } finally {
        await server.close();
      }
    });
  }
}
