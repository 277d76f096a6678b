import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { paintList } from '@easel/sandbox/paint-list';
import { build } from 'esbuild';
import { parse } from 'yaml';
import { expect, test } from './browser-test.ts';

const listed: { prompt: string }[] = parse(
  readFileSync(new URL('../../../sandbox/painter-prompts.yaml', import.meta.url), 'utf8'),
);
const prompts = {
  en: listed.slice(0, 50).map(({ prompt }) => prompt),
  zh: listed.slice(50).map(({ prompt }) => prompt),
};

type Painter = { paintList: typeof paintList };

test('pictures: the same request gives the same file as in Node', async ({ desk, siteLocale }) => {
  const bundled = await build({
    entryPoints: [fileURLToPath(import.meta.resolve('@easel/sandbox/paint-list'))],
    bundle: true,
    format: 'iife',
    globalName: 'painter',
    write: false,
  });
  const script = bundled.outputFiles[0]?.text ?? '';
  const server = createServer((request, response) => {
    const isScript = request.url === '/painter.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    response.end(
      isScript ? script : '<!doctype html><title>p</title><script src="/painter.js"></script>',
    );
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  try {
    await desk.window.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    // In parts, since an engine ends what takes it too long.
    for (let from = 0; from < 50; from += 10) {
      const part = prompts[siteLocale].slice(from, from + 10);
      const there = await desk.window.evaluate(
        list => (window as unknown as { painter: Painter }).painter.paintList(list),
        part,
      );
      expect(there).toEqual(await paintList(part));
      expect(new Set(there).size).toBe(20);
    }
  } finally {
    server.closeAllConnections();
    await new Promise(resolve => server.close(resolve));
  }
});
