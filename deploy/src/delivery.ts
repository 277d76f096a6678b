import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './list-files.ts';
import type { Twins } from './negotiation.ts';
import { fits, type PathPattern } from './path-pattern.ts';
import {
  consolePolicy,
  inlineScriptHashes,
  keyWorkerPolicy,
  pagePolicy,
  printPolicy,
} from './policy.ts';

/**
 * How the site is served, said once. Each server under `servers/` gets its configuration from here, and so does the
 * server of the tests.
 */
export interface Delivery {
  /** Where the site is mounted: `/`, or a folder such as `/docs-site/`. */
  base: string;
  /** What the addresses of each language start with, below the base: empty for the first. */
  languages: string[];
  /** Sent with every answer, not-found pages among them. */
  headers: Record<string, Header>;
  /** By extension, with the dot. */
  types: Record<string, string>;
  /** Extensions of which the build has files packed with brotli and gzip beside the plain ones. */
  packed: string[];
  twins: Twins;
}

export interface Header {
  /** Nothing is sent where it is empty. */
  value: string;
  /** Other values for some paths that are found; the first that fits counts. */
  rules?: PathRule[];
  /** Another value where the answer is no success. */
  failure?: string;
}

export interface PathRule {
  paths: PathPattern[];
  value: string;
}

/** What a build says about itself in `build.json`, as far as it matters here. */
interface BuildInfo {
  base: string;
  languages: string[];
  /** Folders whose pages have a console. */
  consoles: string[];
  /** Other origins that pages may send requests to. */
  connect?: string[];
}

/** Another site, such as the fixtures of the suites. */
const plain: BuildInfo = { base: '/', languages: [''], consoles: [] };

interface BuildFacts extends BuildInfo {
  /** Folders of files that are named after their content. */
  hashed: string[];
  scriptHashes: string[];
  /** Pages without a twin, below the base. */
  twinless: string[];
}

const text = (type: string) => `${type}; charset=utf-8`;

const types = {
  '.html': text('text/html'),
  '.js': text('text/javascript'),
  '.mjs': text('text/javascript'),
  '.css': text('text/css'),
  '.json': text('application/json'),
  '.xml': text('application/xml'),
  '.yaml': text('text/yaml'),
  '.md': text('text/markdown'),
  '.txt': text('text/plain'),
  '.pem': text('text/plain'),
  // The clients, to be read and saved: no server runs them.
  '.mts': text('text/plain'),
  '.mod': text('text/plain'),
  '.sh': text('text/plain'),
  '.py': text('text/plain'),
  '.go': text('text/plain'),
  '.java': text('text/plain'),
  '.php': text('text/plain'),
  '.rb': text('text/plain'),
  '.http': text('text/plain'),
  '.zip': 'application/zip',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  // The tools for assistants, which npm unpacks itself.
  '.tgz': 'application/gzip',
  '.webmanifest': 'application/manifest+json',
};

const packed = ['.html', '.js', '.mjs', '.css', '.json', '.xml', '.yaml', '.md', '.txt', '.svg'];

export function readDelivery(folder: string): Delivery {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const info = existsSync(path.join(folder, 'build.json')) ? JSON.parse(read('build.json')) : plain;
  const { base, languages, consoles, connect } = info as BuildInfo;
  const isHashed = (name: string) => name === 'assets' || name.startsWith('search-index-');
  const hashed = readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && isHashed(entry.name))
    .map(({ name }) => name);
  const scriptHashes = inlineScriptHashes(read('index.html'));
  const files = new Set(listFiles(folder).map(file => file.replaceAll('\\', '/')));
  const twinless = [...files]
    .filter(file => file.endsWith('/index.html'))
    .map(file => file.slice(0, -'/index.html'.length))
    .filter(page => !languages.includes(`${page}/`) && !files.has(`${page}.md`))
    .sort();
  return describeDelivery({ base, languages, consoles, connect, hashed, scriptHashes, twinless });
}

export function describeDelivery(facts: BuildFacts): Delivery {
  const { base, languages, consoles, connect, hashed, scriptHashes, twinless } = facts;
  const shared = [
    'openapi.json',
    'openapi.yaml',
    'errors.json',
    'build.json',
    'collections/*',
    'signing-vectors/*',
  ];
  return {
    base,
    languages,
    headers: {
      'Strict-Transport-Security': { value: 'max-age=63072000; includeSubDomains' },
      'X-Content-Type-Options': { value: 'nosniff' },
      'X-Frame-Options': { value: 'DENY' },
      'Referrer-Policy': { value: 'strict-origin-when-cross-origin' },
      'Permissions-Policy': {
        value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      },
      'Cross-Origin-Opener-Policy': { value: 'same-origin' },
      // Programs on other origins may read the contract and what belongs to it.
      'Cross-Origin-Resource-Policy': {
        value: 'same-origin',
        rules: [{ paths: shared, value: 'cross-origin' }],
      },
      'Access-Control-Allow-Origin': { value: '', rules: [{ paths: shared, value: '*' }] },
      'Content-Security-Policy': {
        value: printPolicy(pagePolicy(scriptHashes, connect)),
        rules: [
          { paths: ['assets/js/key-worker*'], value: printPolicy(keyWorkerPolicy) },
          // A rule without paths is no rule for every server.
          ...(consoles.length > 0
            ? [
                {
                  paths: consoles.map((folder): PathPattern => `${folder}*`),
                  value: printPolicy(consolePolicy(scriptHashes, connect)),
                },
              ]
            : []),
        ],
      },
      'Cache-Control': {
        // Kept, and asked about before each use.
        value: 'no-cache',
        rules: [
          {
            paths: hashed.map(folder => `${folder}/*`),
            value: 'public, max-age=31536000, immutable',
          },
        ],
        failure: 'no-store',
      },
    },
    types,
    packed,
    twins: { extension: '.md', type: 'text/markdown', index: 'llms.txt', missing: twinless },
  };
}

/** The value of a header for an address below base and language. */
export function headerFor(
  { value, rules = [], failure }: Header,
  pathname: string,
  status: number,
): string {
  if (status >= 400) return failure ?? value;
  if (status >= 300) return value;
  return rules.find(({ paths }) => paths.some(pattern => fits(pattern, pathname)))?.value ?? value;
}

/** Whether browsers keep a file without asking again; then it is named after its content, and is no page. */
export function isHashed({ headers }: Delivery, pathname: string): boolean {
  const caching = headers['Cache-Control'];
  return caching !== undefined && /immutable/.test(headerFor(caching, pathname, 200));
}
