import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Element } from 'hast';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { build, builtText } from '../built-site.ts';
import { collect, elements, named, textOf } from '../html.ts';

interface Workflow {
  jobs?: { test: { steps: { run?: string }[] } };
  test?: { script: string[] };
}

const samples = fileURLToPath(new URL('../../../samples/', import.meta.url));

async function commands(page: string): Promise<string[][]> {
  const isLine = ({ properties }: Element) => [properties.className].flat().includes('token-line');
  const blocks = elements(await builtText(page))
    .filter(named('pre'))
    .map(block => collect(block).filter(isLine).map(textOf).join('\n'))
    .filter(text => /^(?:on|test):/.test(text));
  return blocks.map(text => {
    const { jobs, test } = parse(text) as Workflow;
    return jobs ? jobs.test.steps.flatMap(({ run }) => run ?? []) : (test?.script ?? []);
  });
}

it.each(['/docs/guides/testing', '/zh/docs/guides/testing'])(
  '%s: what it gives to CI passes in a folder with a client and a suite',
  async page => {
    const recipes = await commands(page);
    expect(recipes).toHaveLength(2);
    for (const recipe of recipes) {
      const folder = mkdtempSync(path.join(tmpdir(), 'recipe-'));
      copyFileSync(path.join(build, 'clients/easel.mjs'), path.join(folder, 'easel.mjs'));
      const suite = 'easel.test.mjs';
      copyFileSync(path.join(samples, 'test-integration', suite), path.join(folder, suite));
      // The host names are reserved ones: the files come from the build that serves them.
      const script = recipe.join('\n').replaceAll('https://docs.easel.example', `file://${build}`);
      const env = { PATH: process.env.PATH };
      const options = { cwd: folder, encoding: 'utf8', env } as const;
      const output = execFileSync('bash', ['-euo', 'pipefail', '-c', script], options);
      expect(output).toContain('easel-sandbox.mjs: OK');
      expect(output).toMatch(/pass 3$/m);
    }
  },
);
