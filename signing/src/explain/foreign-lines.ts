import { utf8 } from '../bytes.ts';
import { type Change, type Draft, joinLines } from './draft.ts';
import { fault } from './finding.ts';

/** Headers that other schemes sign. */
export const OTHER_LINES = [
  'application/json',
  'Content-Type: application/json',
  'content-type:application/json',
];

export function hostLines(origin: string): string[] {
  const host = origin.slice(origin.indexOf('//') + 2);
  return [host, `Host: ${host}`, `host: ${host}`, `host:${host}`];
}

/** Parts of an HTTP message that were signed as well: its first line, or a header. */
export function* foreignLines({ method, path }: Draft, lines: string[]): Generator<Change> {
  for (const version of ['HTTP/1.1', 'HTTP/2', 'HTTP/1.0']) {
    const signed = `${method} ${path} ${version}`;
    const faults = [fault('request-line-signed', { signed })];
    const target = utf8(`${path} ${version}`);
    for (const start of [[utf8(signed)], [utf8(method), target], [utf8(method), utf8(signed)]]) {
      yield {
        faults,
        edit: { layout: ([, , ...rest]) => joinLines([...start, ...rest]) },
        rare: true,
      };
    }
  }
  yield {
    faults: [fault('request-line-signed', { signed: `${method} ${path}` })],
    edit: { layout: ([, , ...rest]) => joinLines([utf8(`${method} ${path}`), ...rest]) },
  };
  for (const line of lines) {
    for (let at = 0; at < 6 && line; at++) {
      yield {
        faults: [fault('line-added', { line })],
        edit: { layout: own => joinLines(own.toSpliced(at, 0, utf8(line))) },
        rare: true,
      };
    }
  }
}
