import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { acceptedCases } from './vector-cases/accepted.ts';
import { refusedClockNonceKeyCases } from './vector-cases/refused-clock-nonce-key.ts';
import { refusedHeaderCases } from './vector-cases/refused-header.ts';
import { refusedSignatureCases } from './vector-cases/refused-signature.ts';
import { refusedStringCases } from './vector-cases/refused-string.ts';
import { toVector } from './vector-cases/vector-case.ts';
import { webhookVectors } from './vector-cases/webhooks.ts';

const themes = {
  accepted: acceptedCases,
  'refused-header': refusedHeaderCases,
  'refused-clock-nonce-key': refusedClockNonceKeyCases,
  'refused-signature': refusedSignatureCases,
  'refused-string': refusedStringCases,
};

/** File name → content. PKCS#1 v1.5 has no randomness, so the same cases give the same bytes. */
export async function generateVectors(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const list: { file: string; vectors: number }[] = [];
  for (const [theme, cases] of Object.entries(themes)) {
    const vectors = await Promise.all(cases.map(toVector));
    const content = { scheme: 'EASEL-SHA256-RSA', theme, vectors };
    files.set(`${theme}.json`, `${JSON.stringify(content, null, 2)}\n`);
    list.push({ file: `${theme}.json`, vectors: vectors.length });
  }
  const webhooks = { scheme: 'Standard Webhooks v1', theme: 'webhooks', vectors: webhookVectors() };
  files.set('webhooks.json', `${JSON.stringify(webhooks, null, 2)}\n`);
  // A static host lists no folders, so the folder lists itself.
  const index = {
    scheme: 'EASEL-SHA256-RSA',
    apps: 'keys/apps.json',
    files: list,
    webhooks: { file: 'webhooks.json', vectors: webhooks.vectors.length },
  };
  files.set('index.json', `${JSON.stringify(index, null, 2)}\n`);
  return files;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = new URL('./vectors/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of await generateVectors()) {
    writeFileSync(new URL(name, folder), content);
    console.log(name);
  }
}
