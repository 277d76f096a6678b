import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDelivery } from '../src/delivery.ts';
import { type Running, startCaddy, startNginx } from '../testing/servers.ts';

/** The grade that Mozilla's Observatory gives the site on nginx and Caddy, over TLS. A+ begins at 100. */
const least = 125;
const pages = { '/': least, '/docs/intro': least, '/docs/api/apis/create-job': 0 };

interface Scanned {
  score: number;
  grade: string;
  tests: { result: string; points: number }[];
}

const folder = mkdtempSync(path.join(tmpdir(), 'observatory-'));
const root = path.join(folder, 'site');
cpSync(fileURLToPath(new URL('../../site/build', import.meta.url)), root, { recursive: true });
chmodSync(folder, 0o755);
const tls = {
  certificate: path.join(folder, 'certificate.pem'),
  key: path.join(folder, 'key.pem'),
};
execFileSync(
  'openssl',
  [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'],
    ...['-addext', 'subjectAltName=DNS:localhost', '-keyout', tls.key, '-out', tls.certificate],
  ],
  { stdio: 'ignore' },
);
chmodSync(tls.key, 0o644);
leavePreloadList();

const delivery = readDelivery(root);
let missed = 0;
console.log('| server | page | grade | score | points |\n|---|---|---|---|---|');
for (const [name, start] of Object.entries({ nginx: startNginx, Caddy: startCaddy })) {
  const server = await start(delivery, root, tls);
  for (const [page, wanted] of Object.entries(pages)) {
    const { score, grade, tests } = scan(server, page);
    const points = tests
      .filter(test => test.points !== 0)
      .map(({ result, points }) => `${points > 0 ? '+' : ''}${points} ${result}`);
    console.log(`| ${name} | \`${page}\` | ${grade} | ${score} | ${points.join(', ')} |`);
    if (score < wanted) missed += 1;
  }
  await server.stop();
}
rmSync(folder, { recursive: true });
const scans = Object.keys(pages).length * 2;
console.log(`\n${scans - missed} passed, ${missed} failed`);
process.exitCode = missed > 0 ? 1 : 0;

function scan({ httpPort, port }: Running, page: string): Scanned {
  const script = fileURLToPath(new URL('scan.ts', import.meta.url));
  const output = execFileSync(
    'npx',
    ['tsx', script, String(httpPort), String(port), page],
    // Read by Node when it starts, hence a process of its own.
    { encoding: 'utf8', env: { ...process.env, NODE_EXTRA_CA_CERTS: tls.certificate } },
  );
  return JSON.parse(output);
}

/** Its install script fetches the hosts that browsers know by heart. Install scripts do not run here, and we are none. */
function leavePreloadList(): void {
  const list = createRequire(import.meta.url)
    .resolve('@mdn/mdn-http-observatory')
    .replace(/src\/index\.js$/, 'conf/hsts-preload.json');
  if (!existsSync(list)) writeFileSync(list, '{}\n');
}
