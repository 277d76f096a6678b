import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';

export interface Program {
  language: string;
  text: string;
}

/** What the open console offers to copy, in each language. */
export async function copiedPrograms(page: Page): Promise<Program[]> {
  const shown = page.locator('.con-program');
  const programs: Program[] = [];
  for (const label of await shown.locator('label').all()) {
    const language = await label.innerText();
    await label.click();
    await shown.getByRole('button', { name: new RegExp(`[:：] ?${language}`) }).waitFor();
    programs.push({ language, text: (await shown.locator('pre').first().textContent()) ?? '' });
  }
  return programs;
}

const run = promisify(execFile);
const key = fileURLToPath(
  new URL('../../../signing/vectors/keys/throwaway-sandbox-1.pkcs8.pem', import.meta.url),
);

/** What a reader types after saving the program under the name. */
const commands: Record<string, [file: string, ...command: string[]]> = {
  curl: ['request.sh', 'bash'],
  'Node.js': ['request.mjs', 'node'],
  Python: ['request.py', 'python3'],
  Go: ['main.go', 'go', 'run'],
  Java: ['Main.java', 'java'],
  PHP: ['main.php', 'php'],
  Ruby: ['request.rb', 'ruby', '-w'],
};

/** Runs a copied program as it is and returns what it printed. */
export async function runProgram(language: string, text: string, origin: string): Promise<string> {
  const [file, command = '', ...args] = commands[language] ?? [];
  const folder = mkdtempSync(path.join(tmpdir(), 'copied-'));
  try {
    writeFileSync(path.join(folder, file ?? ''), text);
    const env = { ...process.env, EASEL_API: origin, EASEL_PRIVATE_KEY: key };
    const options = { cwd: folder, env };
    const { stdout, stderr } = await run(command, [...args, file ?? ''], options);
    return stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
