import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Delivery, describeDelivery } from '../src/delivery.ts';

const facts = (base: string) => ({ base, languages: ['', 'zh/'], consoles: ['docs/api/apis'] });

export function exampleDelivery(base: string): Delivery {
  return describeDelivery({
    ...facts(base),
    hashed: ['assets'],
    scriptHashes: ['sha256-0000'],
    twinless: ['docs/tools'],
  });
}

/** A build as small as one can be that has something of each kind. */
export function writeExample(folder: string, base: string): void {
  const pages = [
    '',
    'docs/intro/',
    'docs/api/apis/',
    'docs/api/apis/create-job/',
    'docs/tools/',
    'blog/',
  ];
  const files = Object.fromEntries([
    ...['', 'zh/'].flatMap(language => [
      ...pages.map(page => [
        `${language}${page}index.html`,
        `<script>0</script>${language}${page}`,
      ]),
      ...pages
        .filter(page => page !== 'docs/tools/')
        .map(page => [`${language}${page.slice(0, -1) || 'index'}.md`, `# ${page}`]),
      [`${language}404.html`, `not found ${language}`],
      [`${language}assets/js/main.0a1b2c3d.js`, 'window.main = () => undefined;'],
      [`${language}assets/js/key-worker.0a1b2c3d.js`, 'self.onmessage = () => undefined;'],
      [`${language}assets/css/styles.0a1b2c3d.css`, 'p { margin: 0 }'],
      [`${language}openapi.json`, '{"openapi":"3.1.1"}'],
      [`${language}manifest.webmanifest`, '{}'],
    ]),
    ['build.json', JSON.stringify(facts(base))],
  ]) as Record<string, string>;
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}
