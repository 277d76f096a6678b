import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inlineScriptHashes, pagePolicy } from '@easel/deploy/policy';
import { expect, it } from 'vitest';
import { build } from '../built-site.ts';
import { elements } from '../html.ts';

// What a browser says of the policy is heard where axe opens every page.
const htmlFiles = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter(file =>
  file.endsWith('.html'),
);

it('one inline script, the same on every page of both languages', () => {
  const hashes = new Set(
    htmlFiles.flatMap(file => inlineScriptHashes(readFileSync(path.join(build, file), 'utf8'))),
  );
  expect(htmlFiles.length).toBeGreaterThan(80);
  expect([...hashes]).toHaveLength(1);
});

it('what default-src covers elsewhere has a directive of its own, and default-src is for files fetched ahead', () => {
  const policy = pagePolicy([]);
  expect(policy['default-src']).toEqual(["'self'"]);
  for (const name of ['object', 'media', 'frame', 'child']) {
    expect(policy[`${name}-src`], name).toEqual(["'none'"]);
  }
  for (const name of ['script', 'style', 'img', 'font', 'connect', 'worker', 'manifest']) {
    expect(policy[`${name}-src`], name).toBeDefined();
  }
});

it('no page carries an inline event handler or a script URL', () => {
  for (const file of htmlFiles) {
    const attributes = elements(readFileSync(path.join(build, file), 'utf8'))
      .flatMap(({ properties }) => Object.entries(properties))
      .filter(([name, value]) => /^on/i.test(name) || /^\s*javascript:/i.test(String(value)));
    expect(attributes, file).toEqual([]);
  }
});
