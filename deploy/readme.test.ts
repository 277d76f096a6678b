import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyFinishedBuild } from './testing/finished-build.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'readme-'));
const inFolder = (name: string) => path.join(folder, name);
const host = 'docs.easel.example';

/** The blocks of code below a heading of the README, in their order. */
function blocksOf(title: string): { lang: string; value: string }[] {
  const { children } = fromMarkdown(readFileSync(new URL('README.md', import.meta.url), 'utf8'));
  const isTitle = (node: (typeof children)[number]) =>
    node.type === 'heading' && node.children.some(part => 'value' in part && part.value === title);
  const from = children.findIndex(isTitle) + 1;
  const length = children.slice(from).findIndex(({ type }) => type === 'heading');
  return children
    .slice(from, from + length)
    .flatMap(node => (node.type === 'code' ? [{ lang: node.lang ?? '', value: node.value }] : []));
}

function prepareBuild(): void {
  copyFinishedBuild({ build: inFolder('build'), generated: inFolder('generated') });
  // Where they are mounted.
  mkdirSync(path.join(root, 'deploy/generated'), { recursive: true });
}

/** A machine of its own: what is written to the system's folders goes to copies, and 443 and 80 are free. */
const machine = `set -euo pipefail
for part in /etc/nginx /etc/ssl /var/log/nginx /var/www; do
  mkdir -p "${folder}$part"
  cp -a "$part/." "${folder}$part"
  mount --bind "${folder}$part" "$part"
done
mount -t tmpfs none /run
mount --bind ${inFolder('build')} ${root}/site/build
mount --bind ${inFolder('generated')} ${root}/deploy/generated
cd ${root}
`;

interface Answer {
  status: number;
  headers: Map<string, string>;
  body: string;
}

const asked: Record<string, string[]> = {
  page: [`https://${host}/docs/intro`],
  packed: ['-H', 'Accept-Encoding: br', `https://${host}/docs/intro`],
  chinese: [`https://${host}/zh/docs/intro`],
  missing: [`https://${host}/zh/nothing`],
  plain: [`http://${host}/docs/intro`],
  // After a second build and its withdrawal.
  again: [`https://${host}/docs/intro`],
};

/** Headers and body as curl leaves them. */
function answerTo(name: string): Answer {
  const [status = '', ...lines] = readFileSync(inFolder(`${name}.head`), 'utf8')
    .trim()
    .split('\r\n');
  return {
    status: Number(status.split(' ')[1]),
    headers: new Map(
      lines.map(line => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    ),
    body: readFileSync(inFolder(`${name}.body`), 'utf8'),
  };
}

const ask = ([name, args]: [string, string[]]) =>
  `curl --silent --insecure --retry 20 --retry-connrefused --retry-delay 1 \
  --resolve ${host}:443:127.0.0.1 --resolve ${host}:80:127.0.0.1 \
  --dump-header ${inFolder(`${name}.head`)} --output ${inFolder(`${name}.body`)} \
  ${args.map(arg => `'${arg}'`).join(' ')}\n`;

beforeAll(() => {
  prepareBuild();
  const [install, server, reload] = blocksOf('nginx');
  const [each, back] = blocksOf('Each time');
  if (!(install && server && reload && each && back))
    throw new Error('The README has other blocks now.');
  writeFileSync(inFolder('easel'), server.value);
  // The operator's own, where the README's server looks for it.
  const [, certificate] = /ssl_certificate (\S+);/.exec(server.value) ?? [];
  const [, key] = /ssl_certificate_key (\S+);/.exec(server.value) ?? [];
  const { again, ...first } = asked;
  const serve = `ip link set lo up
mkdir -p "$(dirname ${certificate})"
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=${host} -keyout ${key} -out ${certificate} 2>/dev/null
cp ${inFolder('easel')} /etc/nginx/sites-enabled/easel
nginx
trap 'nginx -s quit' EXIT
${reload.value}
${Object.entries(first).map(ask).join('')}
${each.value}
${back.value}
${ask(['again', again ?? []])}
`;
  writeFileSync(inFolder('serve.sh'), `set -euo pipefail\n${serve}`);
  writeFileSync(
    inFolder('machine.sh'),
    `${machine}${install.value}\nunshare --net bash ${inFolder('serve.sh')}\n`,
  );
  execFileSync('unshare', ['--mount', 'bash', inFolder('machine.sh')], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('nginx as the README says, word for word', () => {
  it('sends pages of both languages over https, with every header', () => {
    for (const name of ['page', 'chinese', 'again']) {
      const { status, headers, body } = answerTo(name);
      expect(status).toBe(200);
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
      expect(headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
      expect(headers.get('server')).toBe('nginx');
      expect(body).toContain(name === 'chinese' ? '<html lang="zh' : '<html lang="en');
    }
  });

  it('sends packed files to who takes them', () => {
    expect(answerTo('packed').headers.get('content-encoding')).toBe('br');
    expect(answerTo('page').headers.has('content-encoding')).toBe(false);
  });

  it('has the not-found page of the language, with the policy', () => {
    const { status, headers, body } = answerTo('missing');
    expect(status).toBe(404);
    expect(headers.get('content-security-policy')).toContain("'sha256-");
    expect(body).toContain('<html lang="zh');
  });

  it('leads from http to https', () => {
    const { status, headers } = answerTo('plain');
    expect(status).toBe(301);
    expect(headers.get('location')).toBe(`https://${host}/docs/intro`);
  });
});
