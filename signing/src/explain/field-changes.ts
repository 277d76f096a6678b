import { utf8 } from '../bytes.ts';
import { CLOCK_WINDOW_SECONDS } from '../scheme.ts';
import type { MessageCode } from '../signing-error.ts';
import { type Change, type Draft, permutations } from './draft.ts';
import { fault } from './finding.ts';

const METHODS = ['GET', 'POST', 'DELETE', 'PUT', 'PATCH', 'HEAD', 'OPTIONS'];

/** Mistakes in the method, the timestamp and the nonce: what was signed is not what was sent. */
export function* fieldChanges({ method, timestamp, nonce }: Draft): Generator<Change> {
  const lower = method.toLowerCase();
  for (const signed of [lower, method.slice(0, 1) + lower.slice(1)]) {
    yield { faults: [fault('method-case', { signed })], edit: { method: signed } };
  }
  for (const signed of METHODS) {
    yield { faults: [fault('method-differs', { signed, sent: method })], edit: { method: signed } };
  }
  const bare = nonce.replaceAll('-', '');
  const uuid = bare.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  for (const signed of [nonce.toLowerCase(), nonce.toUpperCase(), bare, uuid]) {
    yield { faults: [fault('nonce-differs', { signed, sent: nonce })], edit: { nonce: signed } };
  }
  yield* timestampChanges(Number(timestamp));
}

function* timestampChanges(sent: number): Generator<Change> {
  const change = (
    code: 'timestamp-differs' | 'timestamp-milliseconds',
    signed: number,
  ): Change => ({
    faults: [fault(code, { signed, sent })],
    edit: { timestamp: `${signed}` },
    rare: true,
  });
  yield change('timestamp-milliseconds', Math.floor(sent / 1000));
  for (let ms = 0; ms < 1000; ms++) yield change('timestamp-milliseconds', sent * 1000 + ms);
  for (let seconds = 1; seconds <= CLOCK_WINDOW_SECONDS; seconds++) {
    yield change('timestamp-differs', sent - seconds);
    yield change('timestamp-differs', sent + seconds);
  }
}

const attempt = (respell: (text: string) => string) => (text: string) => {
  try {
    return respell(text);
  } catch {
    return text;
  }
};
const eachPart = (respell: (text: string) => string) => (text: string) =>
  text.replace(/[^/?&=]+/g, respell);

/** How a URL library may have spelt the same path or query. */
const RESPELLINGS = [
  decodeURIComponent,
  decodeURI,
  (text: string) => text.replaceAll('+', '%20'),
  (text: string) => text.replaceAll('%20', '+'),
  (text: string) => decodeURIComponent(text.replaceAll('+', ' ')),
  eachPart(part => encodeURIComponent(decodeURIComponent(part))),
  eachPart(part => encodeURIComponent(decodeURIComponent(part.replaceAll('+', ' ')))),
  (text: string) => `${new URLSearchParams(text)}`,
  (text: string) => text.replace(/%\w\w/g, triple => triple.toLowerCase()),
  (text: string) => text.replace(/%\w\w/g, triple => triple.toUpperCase()),
  encodeURI,
  encodeURIComponent,
].map(attempt);

export function* pathChanges(path: string, origins: string[]): Generator<Change> {
  const change = (code: MessageCode, signed: string, rare = false): Change => ({
    faults: [fault(code, { signed })],
    edit: { path: signed },
    rare,
  });
  const [plain = '', ...rest] = path.split('?');
  const query = rest.join('?');
  const search = query && `?${query}`;
  if (rest.length) {
    yield change('query-dropped', plain);
    const pairs = query.split('&');
    yield change('query-reordered', `${plain}?${pairs.toSorted().join('&')}`);
    yield {
      faults: [fault('query-signed-as-body')],
      edit: { path: plain, body: () => utf8(query) },
    };
    for (const respell of RESPELLINGS) {
      yield change('query-re-encoded', `${plain}?${respell(query)}`);
      yield change('query-re-encoded', `${respell(plain)}?${respell(query)}`, true);
    }
    for (const order of permutations(pairs)) {
      yield change('query-reordered', `${plain}?${order.join('&')}`, true);
    }
  }
  for (const origin of origins) {
    yield change('path-with-host', origin + path);
    yield change('path-with-host', origin.replace(/^\w+:\/\//, '') + path);
    yield change('path-with-host', origin + plain, true);
  }
  yield change('path-prefix-dropped', path.replace(/^\/\w+(?=\/)/, ''));
  const [prefix = ''] = /^\/\w+(?=\/)/.exec(path) ?? [];
  if (prefix) {
    yield change('path-prefix-doubled', prefix + path);
    if (path.startsWith(prefix + prefix)) {
      yield change('path-prefix-doubled', path.slice(prefix.length));
    }
    yield change('path-trailing-slash', `${prefix}/${path.slice(prefix.length)}`, true);
  }
  yield change('path-trailing-slash', path.replaceAll('//', '/'), true);
  yield change('path-trailing-slash', `${plain}/${search}`);
  yield change('path-trailing-slash', plain.replace(/\/$/, '') + search);
  yield change('path-leading-slash', path.slice(1));
  for (const respell of RESPELLINGS) yield change('path-re-encoded', respell(plain) + search);
}
