import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inlineScriptHashes } from '../server/content-security-policy.ts';
import { expect, test } from '../site-test.ts';

// What a browser says of the policy is heard where axe opens every page.
const build = fileURLToPath(new URL('../../build', import.meta.url));
const htmlFiles = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter(file =>
  file.endsWith('.html'),
);

test('one inline script, the same on every page of both languages', () => {
  const hashes = new Set(
    htmlFiles.flatMap(file => inlineScriptHashes(readFileSync(path.join(build, file), 'utf8'))),
  );
  expect(htmlFiles.length).toBeGreaterThan(80);
  expect([...hashes]).toHaveLength(1);
});

test('no page carries an inline event handler or a script URL', () => {
  for (const file of htmlFiles) {
    const html = readFileSync(path.join(build, file), 'utf8').replace(
      /<script[\s\S]*?<\/script>/g,
      '',
    );
    const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
    expect(
      tags.filter(tag => /\son[a-z]+\s*=|javascript:/i.test(tag)),
      file,
    ).toEqual([]);
  }
});
