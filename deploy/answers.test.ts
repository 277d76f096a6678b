import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { readDelivery } from './src/delivery.ts';
import { packFiles } from './src/pack.ts';
import { serveBuild } from './src/server.ts';
import { printAnswers } from './testing/answer-table.ts';
import { type Answer, ask, type Question } from './testing/ask.ts';
import { writeExample } from './testing/example.ts';
import { listQuestions } from './testing/questions.ts';
import { type Running, startCaddy, startNginx } from './testing/servers.ts';

const site = fileURLToPath(new URL('../site/build', import.meta.url));
const root = mkdtempSync(path.join(tmpdir(), 'served-'));
// nginx reads files as a user of its own.
chmodSync(root, 0o755);

afterAll(() => rmSync(root, { recursive: true }));

/** Asks every server the same, and tells what they answered and where they differ. */
async function askAll(folder: string, documentRoot: string) {
  const delivery = readDelivery(folder);
  packFiles(folder, delivery, 1);
  const node = await serveBuild(folder, 0);
  const servers: Record<string, Running> = {
    node: {
      port: (node.address() as AddressInfo).port,
      httpPort: 0,
      stop: () => new Promise(resolve => void node.close(() => resolve())),
    },
    nginx: await startNginx(delivery, documentRoot),
    caddy: await startCaddy(delivery, documentRoot),
  };
  const answers: [Question, Answer][] = [];
  const different: unknown[] = [];
  for (const question of delivery.languages.flatMap(language =>
    listQuestions(folder, delivery.base, language),
  )) {
    const asked = Object.entries(servers).map(async ([name, { port }]) => ({
      name,
      answer: await ask(port, question),
    }));
    const [{ answer }, ...others] = (await Promise.all(asked)) as [Asked, ...Asked[]];
    answers.push([question, answer]);
    for (const { name, answer: other } of others) {
      if (question.but?.includes(name)) continue;
      if (JSON.stringify(other) !== JSON.stringify(answer))
        different.push({ question, name, other, answer });
    }
  }
  for (const server of Object.values(servers)) await server.stop();
  return { delivery, answers, different };
}

interface Asked {
  name: string;
  answer: Answer;
}

it('every server answers alike, as the table says', async () => {
  const folder = path.join(root, 'site');
  cpSync(site, folder, { recursive: true });
  const { delivery, answers, different } = await askAll(folder, folder);
  expect(different).toEqual([]);
  expect(answers.length).toBeGreaterThan(120);
  await expect(printAnswers(answers, delivery)).toMatchFileSnapshot('answers.md');
});

it('below a folder of the host they answer alike, too', async () => {
  const folder = path.join(root, 'docs-site');
  mkdirSync(folder);
  writeExample(folder, '/docs-site/');
  const { answers, different } = await askAll(folder, root);
  expect(different).toEqual([]);
  const statuses = new Map(
    answers.map(([{ method, path }, { status }]) => [`${method} ${path}`, status]),
  );
  expect(statuses.get('undefined /docs-site/zh/docs/intro')).toBe(200);
  expect(statuses.get('undefined /docs-site/no-such-page')).toBe(404);
});
