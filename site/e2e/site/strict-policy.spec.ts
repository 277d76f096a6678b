import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { everyPage } from '../every-page.ts';
import { inlineScriptHashes } from '../server/content-security-policy.ts';
import { expect, hydrated, type Locale, test } from '../site-test.ts';

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

for (const locale of ['en', 'zh'] as Locale[]) {
  test(`${locale}: no page breaks the policy, evaluates a string or asks another origin`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const problems: string[] = [];
    page.on('console', message => {
      if (/Content Security Policy|unsafe-eval/i.test(message.text()))
        problems.push(message.text());
    });
    page.on('pageerror', error => problems.push(String(error)));
    page.on('request', request => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== baseURL && !['data:', 'blob:'].includes(protocol))
        problems.push(request.url());
    });
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', event => {
        console.error(
          `Content Security Policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`,
        );
      });
    });
    for (const path of everyPage(locale)) {
      await page.goto(path);
      await hydrated(page);
    }
    expect(problems).toEqual([]);
  });
}
